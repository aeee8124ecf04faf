#include <algorithm>

#include "compiler/check/facts/label_uses.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

base::Span span_of_lines(const Diagram& diagram) {
    return {diagram.lines.front().span.begin, diagram.lines.back().span.end};
}

// Nothing where remarks or comments would go with it.
std::optional<base::Fix> removal(const Pattern& pattern) {
    const Diagram& labels = *pattern.constraint_diagram;
    const base::Span drawn = span_of_lines(labels);
    const std::string_view before =
        pattern.source->text().substr(pattern.colon_span.end, drawn.begin - pattern.colon_span.end);
    const bool has_remarks = std::any_of(labels.lines.begin(), labels.lines.end(),
                                         [](const DiagramLine& line) { return !line.remark.empty(); });
    if (has_remarks || before.find_first_not_of(" \t\r\n") != std::string_view::npos) return std::nullopt;
    return base::Fix{"remove the constraint diagram", {{{pattern.colon_span.end, drawn.end}, ""}}};
}

void find_unused_constraint_diagram(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (!pattern.constraint_diagram || !pattern.helper.empty()) return;
    if (has_use_for_labels(pattern, database.attribute_map)) return;
    const std::string labels = labels_of(pattern);
    if (std::any_of(labels.begin(), labels.end(), [&](char label) { return is_mentioned(pattern, label); })) return;
    auto& finding = findings.add(pattern, span_of_lines(*pattern.constraint_diagram),
                                 "there is no constraint, action or attribute that this diagram is for");
    finding.help = "leave it out, or write the constraint that it was drawn for";
    finding.fix = removal(pattern);
}

}  // namespace

const Rule unused_constraint_diagram{
    .id = "unused-constraint-diagram",
    .code = "KA307",
    .severity = base::Severity::warning,
    .summary = "a constraint diagram without a constraint, an action or an attribute with a label",
    .kinds = colon_line_kinds & ~kind_set(DatabaseKind::corner),
    .find_in_pattern = find_unused_constraint_diagram};

}  // namespace katachi::compiler
