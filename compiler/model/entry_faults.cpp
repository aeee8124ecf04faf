#include "compiler/model/entry_faults.h"

#include <algorithm>

#include "base/text/utf8.h"

namespace katachi::compiler {

std::string_view cells_of(DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::eye_shape: return ".*<>!@$()Xx ";
        case DatabaseKind::monte_carlo: return ".OXox?*,!QY%";
        case DatabaseKind::corner: return "OX.*";
        default: return ".OXox?*,!QY";
    }
}

bool has_a_corner(DrawnEdges edges) { return edges.north != edges.south && edges.west != edges.east; }

bool is_misdrawn(const Diagram& diagram, DatabaseKind kind) {
    const std::string_view known = cells_of(kind);
    if (std::ranges::any_of(diagram.cells, [&](char cell) { return known.find(cell) == std::string_view::npos; }))
        return true;
    if (kind == DatabaseKind::corner && !has_a_corner(diagram.edges)) return true;
    const bool is_move = kind != DatabaseKind::eye_shape;  // there a key point, of which there may be many
    return is_move && std::ranges::count(diagram.cells, character(Cell::move)) > 1;
}

std::string eye_value_fault(std::string_view value) {
    const auto stray = value.find_first_not_of("012");
    if (stray != std::string_view::npos)
        return base::quoted_character_at(value, stray) + " is no number of eyes from 0 to 2";
    if (value.size() != 4) return "it has " + std::to_string(value.size()) + " characters";
    if (!std::ranges::is_sorted(value)) return "the digits may not grow smaller from left to right";
    return "";
}

bool has_cells(const Pattern& pattern) {
    if (pattern.board_size > 0) return pattern.sound;
    return !pattern.diagram.cells.empty() &&
           (!pattern.constraint_diagram || !pattern.constraint_diagram->cells.empty());
}

}  // namespace katachi::compiler
