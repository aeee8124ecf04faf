// Combinations looked at in the plainest way: every move of the board, every answer and every pass. What the quick
// search is compared with.
#pragma once

#include "engine/combinations/combination.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

// What counts as a threat.
enum class PlainThreat {
    capture,  // a move after which one of the strings in question can be captured
    any,      // any move
};

// Whether so many threats at most win one of the strings in question, none of which can be captured at once. The board
// is the same afterwards.
bool plain_combination(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question, int threats,
                       PlainThreat threat);

// The stones in question without those that are captured at once.
board::VertexSet safe_stones(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question);

}  // namespace katachi::combinations
