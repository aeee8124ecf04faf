// Boards for random tests of proofs.
#pragma once

#include <random>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

// After so many random legal moves from an empty board, without a history; no ko forbids a move on it.
board::Board played_board(int size, int moves, std::mt19937& random);

// Where the side may play, eyes of its own among them; pass_vertex besides.
std::vector<board::Vertex> legal_moves(const board::Board& board, board::Colour colour);

// A stone of each string that does not count as safe as it is.
std::vector<board::Vertex> endangered_strings(const board::Board& board);

}  // namespace katachi::regression
