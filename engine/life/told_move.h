// Which of several moves that win is told. A list of a book's answers has the one that a player sees to win, so that no
// other is told where a long search alone would know it.
#pragma once

#include "engine/life/life_reader.h"

namespace katachi::life {

// Changes the move of a win that is settled or judged, and adds what that reads to its positions: where it is settled,
// to that whose search is shortest, if the one that the search found is settled soon; where it is judged, to one that
// stands when the reply to it is asked, if there is one. `depth` as in LifeLimits. The board is the same afterwards.
void tell_surest(LifeSearch& search, EyeJudge& judge, int depth, board::Board& board, const DragonGoal& goal,
                 board::Colour side, LifeAnswer& answer);

}  // namespace katachi::life
