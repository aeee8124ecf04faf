#include "compiler/corner/corner_shape.h"

#include <algorithm>

#include "compiler/model/entry_faults.h"
#include "engine/board/vertex.h"

namespace katachi::compiler {

namespace {

enum class Content { empty, own, opponent, several };

Content content(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::own:
        case Cell::own_anchor: return Content::own;
        case Cell::opponent:
        case Cell::opponent_anchor: return Content::opponent;
        case Cell::own_or_empty:
        case Cell::opponent_or_empty:
        case Cell::any: return Content::several;
        default: return Content::empty;
    }
}

// The rotation that brings the drawn corner to the upper left.
board::Orientation turn_of(DrawnEdges edges) {
    if (edges.north) return edges.west ? board::Orientation::identity : board::Orientation::rotated_270;
    return edges.west ? board::Orientation::rotated_90 : board::Orientation::rotated_180;
}

std::uint8_t orientation_bits(const Pattern& pattern, board::Orientation turn) {
    const auto& wanted = orientations(pattern.symmetry.value_or(DeclaredSymmetry::none));
    unsigned bits = 0;
    for (const board::Orientation on_board : board::all_orientations)
        if (std::ranges::find(wanted, board::composed(turn, on_board)) != wanted.end())
            bits |= 1U << static_cast<unsigned>(on_board);
    return static_cast<std::uint8_t>(bits);
}

}  // namespace

bool is_corner_pattern(const Pattern& pattern) {
    const Diagram& diagram = pattern.diagram;
    return pattern.sound && has_a_corner(diagram.edges) && diagram.rows <= board::max_board_size &&
           diagram.columns <= board::max_board_size &&
           std::ranges::none_of(diagram.cells, [](char cell) { return content(cell) == Content::several; });
}

CornerShape corner_shape(const Pattern& pattern) {
    CornerShape shape;
    shape.turn = turn_of(pattern.diagram.edges);
    shape.orientations = orientation_bits(pattern, shape.turn);
    const Diagram diagram = transformed(pattern.diagram, shape.turn);
    shape.rows = diagram.rows;
    shape.columns = diagram.columns;
    shape.move = diagram.find(character(Cell::move));
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const Content here = content(diagram.at(row, column));
            if (here != Content::empty) shape.stones.push_back({here == Content::own, {row, column}});
        }
    return shape;
}

}  // namespace katachi::compiler
