// Which of several moves that win is told. A list of a book's answers has the one that a player sees to win, so that no
// other is told where a long search alone would know it.
#pragma once

#include <span>
#include <vector>

#include "engine/life/life_reader.h"
#include "engine/life/playouts/played_moves.h"

namespace katachi::life {

// Changes the move of a win that is settled or judged, and adds what that reads to its positions. Where it is settled,
// that whose search is shortest is told, if the one that was found is settled soon. Where it is judged, the move stays
// if it is also the one that was played most often. Else the attacker plays what the search before the judge, which
// came to no end, leans to far more, and anyone what stands when the reply is asked, if there is such a move; or the
// move of `played` that went far better, unless reading soon refutes it. `left_open` are the moves of that search,
// `played` those of playouts, if any, and `most` are what the question was allowed. The board is the same afterwards.
void tell_surest(LifeSearch& search, EyeJudge& judge, const LifeLimits& most, board::Board& board,
                 const DragonGoal& goal, board::Colour side, std::span<const RootMove> left_open,
                 const std::vector<PlayedMove>& played, LifeAnswer& answer);

}  // namespace katachi::life
