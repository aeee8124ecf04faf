// Where a pattern lies: all that its constraint, its action and its classes need of a match.
#pragma once

#include <array>

#include "engine/board/vertex_set.h"
#include "engine/match/hit.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// A step of a drawn pattern as a difference of vertices.
struct TurnedSteps {
    int row;
    int column;
};

constexpr TurnedSteps turned_steps(board::Orientation orientation) {
    constexpr auto all = [] {
        std::array<TurnedSteps, board::orientation_count> steps{};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const board::Offset down = board::transform({1, 0}, static_cast<board::Orientation>(i));
            const board::Offset right = board::transform({0, 1}, static_cast<board::Orientation>(i));
            steps[i] = {down.row * board::stride + down.column, right.row * board::stride + right.column};
        }
        return steps;
    }();
    return all[static_cast<std::size_t>(orientation)];
}

struct Placement {
    std::uint32_t pattern = 0;  // index in PatternTables::patterns
    board::Orientation orientation = board::Orientation::identity;
    board::Colour own = board::Colour::black;   // the side that the diagram draws as O
    board::Vertex anchor = board::pass_vertex;  // the point of the board under the pattern's anchor
    board::Vertex move = board::pass_vertex;    // pass_vertex for a pattern without a move
};

// Whether the whole rectangle lies on a board of `size`, so that all points of the placement do. Always, but for tables
// that somebody has made to mislead.
bool lies_on_board(const PatternTables& tables, const Hit& hit, int size);

Placement placement_of(const PatternTables& tables, const Hit& hit);
// `match` is of these tables.
Placement placement_of(const PatternTables& tables, const Match& match);

// The points of the board under the cells that take this and nothing else: a stone of one side.
board::VertexSet points_that_take(const PatternTables& tables, const Placement& placement, PointSet allowed);
// Those under the cells with a mark.
board::VertexSet marked_points(const PatternTables& tables, const Placement& placement, CellMark mark);

}  // namespace katachi::match
