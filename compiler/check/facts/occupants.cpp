#include "compiler/check/facts/occupants.h"

#include "compiler/constraint/named_point.h"

namespace katachi::compiler {

Occupants occupants_of(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::own:
        case Cell::own_anchor: return own_there;
        case Cell::opponent:
        case Cell::opponent_anchor: return opponent_there;
        case Cell::own_or_empty: return own_there | nothing_there;
        case Cell::opponent_or_empty: return opponent_there | nothing_there;
        case Cell::empty:
        case Cell::empty_comma:
        case Cell::empty_bang:
        case Cell::move: return nothing_there;
        default: return own_there | opponent_there | nothing_there;
    }
}

Occupants occupants_of(match::PointKind kind) {
    switch (kind) {
        case match::PointKind::any: return own_there | opponent_there | nothing_there;
        case match::PointKind::stone: return own_there | opponent_there;
        case match::PointKind::own_stone: return own_there;
        case match::PointKind::opponent_stone: return opponent_there;
        case match::PointKind::empty:
        case match::PointKind::move: return nothing_there;
    }
    return 0;
}

Occupants occupants_at(const Pattern& pattern, const Expression& vertex) {
    if (vertex.text == std::string(1, character(Cell::move))) return nothing_there;
    if (is_tenuki(vertex) || vertex.text.size() != 1 || !pattern.constraint_diagram) return 0;
    const Diagram& labels = *pattern.constraint_diagram;
    Occupants found = 0;
    for (int row = 0; row < labels.rows; ++row)
        for (int column = 0; column < labels.columns; ++column)
            if (labels.at(row, column) == vertex.text.front() && pattern.diagram.contains(row, column))
                found |= occupants_of(pattern.diagram.at(row, column));
    return found;
}

}  // namespace katachi::compiler
