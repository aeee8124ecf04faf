// What stands around a move, seven by seven points, as sets of points that are bits of a word.
#pragma once

#include <cstdint>

#include "engine/board/symmetry.h"
#include "engine/life/moves/move_adviser.h"

namespace katachi::authoring {

constexpr int view_reach = 3;
constexpr int view_side = 2 * view_reach + 1;
constexpr int view_points = view_side * view_side;

using ViewPoints = std::uint64_t;

// `step` from the move, at most view_reach either way.
constexpr int view_index(board::Offset step) { return (step.row + view_reach) * view_side + step.column + view_reach; }
constexpr ViewPoints view_bit(board::Offset step) { return ViewPoints{1} << view_index(step); }
constexpr board::Offset view_step(int index) {
    return {index / view_side - view_reach, index % view_side - view_reach};
}

struct LocalView {
    ViewPoints own = 0, other = 0;  // stones, as the side to move sees them
    ViewPoints off_board = 0;
    ViewPoints goal = 0;  // stones that live or die

    // Points on which both hold the same.
    ViewPoints same(const LocalView& with) const {
        return ~((own ^ with.own) | (other ^ with.other) | (off_board ^ with.off_board));
    }
};

LocalView view_around(const life::SearchedPosition& position, board::Vertex move);
ViewPoints view_of(const board::VertexSet& points, int board_size, board::Vertex move);

ViewPoints turned(ViewPoints points, board::Orientation orientation);
LocalView turned(const LocalView& view, board::Orientation orientation);

}  // namespace katachi::authoring
