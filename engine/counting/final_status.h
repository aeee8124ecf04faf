// What each point of a finished game is, once somebody has said which stones are dead.
#pragma once

#include "engine/counting/score.h"

namespace katachi::counting {

struct FinalStatus {
    board::VertexSet alive;
    board::VertexSet dead;
    board::VertexSet seki;  // living stones without room for two eyes, none of them in `alive`
    Surrounded points;      // of the board without the dead stones: of neutral points the empty ones alone are dame
};

// Strings are dead or alive as a whole, by most of their stones. What is unconditionally alive or dead is so, whatever
// `believed_dead` says. Where territory counts, eyes in seki are nobody's.
FinalStatus final_status(const board::Board& board, const board::VertexSet& believed_dead, board::Scoring scoring);

}  // namespace katachi::counting
