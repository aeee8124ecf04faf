// Which of several moves that win is told. A list of a book's answers has the one that a player sees to win, so that no
// other is told where a long search alone would know it.
#pragma once

#include <span>
#include <vector>

#include "engine/life/life_reader.h"
#include "engine/life/playouts/played_moves.h"

namespace katachi::life {

// What reads the replies to moves.
struct ReplyReader {
    LifeSearch& search;
    EyeJudge& judge;
    const ReaderLimits& most;  // what the question was allowed
};

// A question that `side` wins, with what it left behind.
struct WonQuestion {
    const DragonGoal& goal;
    board::Colour side;
    std::span<const RootMove> left_open;    // moves of the search that came to no end, where the win is judged
    const std::vector<PlayedMove>& played;  // moves of playouts, if any
};

// Changes the move of a win that is settled or judged, and adds what that reads to its positions. Where the win is
// settled, the move with the shortest search is told, if the reply to the move found is settled soon. Where it is
// judged, the move stays if it is also the one that was played most often. Else the attacker plays the move to which
// the search before the judge, which came to no end, leans far more. Without such a move either side plays one that
// still wins after the reply is read, if there is one. Last, a move of playouts that did far better takes its place,
// unless reading soon refutes it. The board is the same afterwards.
void tell_surest(const ReplyReader& reader, board::Board& board, const WonQuestion& won, LifeAnswer& answer);

}  // namespace katachi::life
