#include "base/text/counted.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

std::string size_of(const Diagram& diagram) {
    return base::counted(diagram.rows, "row", "rows") + " of " + std::to_string(diagram.columns);
}

const DiagramLine& first_odd_line(const Diagram& main, const Diagram& labels) {
    if (labels.columns != main.columns) return labels.lines[static_cast<std::size_t>(labels.first_line)];
    if (labels.rows > main.rows) return labels.lines[static_cast<std::size_t>(labels.first_line + main.rows)];
    return labels.lines[static_cast<std::size_t>(labels.first_line + labels.rows - 1)];
}

void find_constraint_diagram_size(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (!pattern.constraint_diagram) return;
    const Diagram& main = pattern.diagram;
    const Diagram& labels = *pattern.constraint_diagram;
    if (labels.rows == main.rows && labels.columns == main.columns) return;
    auto& finding =
        findings.add(pattern, first_odd_line(main, labels).span,
                     "the constraint diagram has " + size_of(labels) + " points, the main diagram " + size_of(main));
    finding.help = "repeat the main diagram and write the labels over its points";
}

}  // namespace

const Rule constraint_diagram_size{.id = "constraint-diagram-size",
                                   .code = "KA301",
                                   .severity = base::Severity::error,
                                   .summary = "the constraint diagram is not as large as the main diagram",
                                   .kinds = colon_line_kinds,
                                   .find_in_pattern = find_constraint_diagram_size};

}  // namespace katachi::compiler
