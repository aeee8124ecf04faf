// Moves that capture or save two strings at once: each of these is a reason for a move of its own (GNU Go's manual,
// chapter 6.2).
#pragma once

#include <vector>

#include "engine/worms/worms.h"

namespace katachi::worms {

struct DoubleMove {
    board::Vertex move = board::pass_vertex;
    // Two origins at least: strings of the opponent that could be saved, each captured by itself, and own ones that
    // could be captured. No answer captures one of two that are saved.
    std::vector<board::Vertex> captured, saved;

    friend bool operator==(const DoubleMove&, const DoubleMove&) = default;
};

// Those of one side by their places. What needs a ko does not count. `worms` were made from this board with this
// reader; the board is the same afterwards.
std::vector<DoubleMove> double_moves(board::Board& board, reading::Tactics& tactics, const Worms& worms,
                                     board::Colour colour);

}  // namespace katachi::worms
