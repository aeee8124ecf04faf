// Diagonals of an eye that lie beyond the edge of the board.
#pragma once

#include "engine/eyespaces/topology.h"

namespace katachi::eyespaces {

// The value of the diagonal `step` away from a point. Beyond the corner it counts nothing, so that eyes at the edge
// become false by one diagonal point, those in the corner too.
inline int value_off_board(const board::Board& board, board::Vertex point, int step) {
    const int up_or_down = step < 0 ? -board::stride : board::stride;
    const bool is_beyond_corner = !board.on_board(point + up_or_down) && !board.on_board(point + step - up_or_down);
    return is_beyond_corner ? diagonal_value::own : diagonal_value::whoever_moves;
}

}  // namespace katachi::eyespaces
