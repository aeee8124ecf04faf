// Combinations looked at in the plainest way: every move of the board, every answer and every pass. What the quick
// search is compared with.
#pragma once

#include "engine/combinations/combination.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

// About all stones of the attacker's enemy.
CombinationQuestion all_stones(const board::Board& board, board::Colour attacker);

// Whether so many threats at most win one of the strings in question; none, where one can be captured at once. The
// board is the same afterwards.
bool plain_combination(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question,
                       int threats);

// The stones in question without those that are captured at once.
board::VertexSet safe_stones(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question);

}  // namespace katachi::combinations
