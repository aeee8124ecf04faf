#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

constexpr int largest_board = 19;

void find_diagram_too_large(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const Diagram& diagram = pattern.diagram;
    if (diagram.rows > largest_board) {
        const auto& line = diagram.lines[static_cast<std::size_t>(diagram.first_line + largest_board)];
        findings.add(pattern, line.span,
                     "the diagram has " + std::to_string(diagram.rows) + " rows, the largest board has 19");
    } else if (diagram.columns > largest_board) {
        const base::Span row{diagram.cell_span(0, largest_board).begin, diagram.cell_span(0, diagram.columns - 1).end};
        findings.add(pattern, row,
                     "the diagram has " + std::to_string(diagram.columns) + " columns, the largest board has 19");
    }
}

}  // namespace

const Rule diagram_too_large{.id = "diagram-too-large",
                             .code = "KA107",
                             .severity = base::Severity::error,
                             .summary = "a diagram has more than 19 rows or columns",
                             .kinds = drawn_kinds,
                             .find_in_pattern = find_diagram_too_large};

}  // namespace katachi::compiler
