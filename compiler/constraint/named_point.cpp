#include "compiler/constraint/named_point.h"

namespace katachi::compiler {

std::optional<board::Offset> named_point(const Pattern& pattern, const Expression& vertex) {
    if (is_tenuki(vertex) || vertex.text.size() != 1) return std::nullopt;
    const char letter = vertex.text.front();
    if (letter == character(Cell::move)) return pattern.diagram.find(letter);
    if (!pattern.constraint_diagram) return std::nullopt;
    const auto point = pattern.constraint_diagram->find(letter);
    // The constraint diagram may have another size.
    return point && pattern.diagram.contains(point->row, point->column) ? point : std::nullopt;
}

}  // namespace katachi::compiler
