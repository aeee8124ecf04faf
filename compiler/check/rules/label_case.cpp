#include <algorithm>

#include "base/text/ascii_case.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/label_uses.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

std::string labels_in_use(const Pattern& pattern) {
    std::string used;
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind == Expression::Kind::vertex) used += expression.text;
    });
    return used;
}

// The letter in the constraint diagram and wherever the entry speaks of it.
base::Fix renaming(const Pattern& pattern, char label, char name, AttributeMap map) {
    base::Fix fix{.title = std::string("rename `") + label + "` to `" + name + "`", .edits = {}};
    const auto edit = [&](base::Span span) { fix.edits.push_back({span, std::string(1, name)}); };
    for (const board::Offset point : points_of(*pattern.constraint_diagram, std::string_view(&label, 1)))
        edit(span_of(*pattern.constraint_diagram, point));
    for (const LabelUse& use : label_uses(pattern, map))
        if (use.label == label) edit(use.span);
    std::sort(fix.edits.begin(), fix.edits.end(),
              [](const base::TextEdit& a, const base::TextEdit& b) { return a.span.begin < b.span.begin; });
    return fix;
}

void find_label_case(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (!pattern.constraint_diagram) return;
    const Diagram& labels = *pattern.constraint_diagram;
    const std::string used = labels_in_use(pattern);
    for (const char label : labels_of(pattern)) {
        if (used.find(label) == std::string::npos) continue;  // it may mark a point for the reader
        const auto points = points_of(labels, std::string_view(&label, 1));
        const board::Offset first = points.front();
        if (!pattern.diagram.contains(first.row, first.column)) continue;
        const Occupants there = occupants_of(pattern.diagram.at(first.row, first.column));
        const bool x_alone = there == opponent_there;
        const bool never_x = (there & opponent_there) == 0;
        if (base::is_capital(label) ? !never_x : !x_alone) continue;
        auto& finding =
            findings.add(pattern, span_of(labels, first),
                         base::is_capital(label) ? "a capital letter stands for an X stone"
                                                 : "a small letter stands for an O stone or an empty point");
        finding.help = describe_label(pattern, label);
        const char other = base::other_case(label);
        if (!is_label(other) || labels_of(pattern).find(other) != std::string::npos) continue;
        finding.help += ": write `" + std::string(1, other) + "`";
        if (used_labels(pattern, database.attribute_map).find(other) != std::string::npos) continue;
        finding.fix = renaming(pattern, label, other, database.attribute_map);
    }
}

}  // namespace

const Rule label_case{.id = "label-case",
                      .code = "KA304",
                      .severity = base::Severity::warning,
                      .summary = "a small letter labels an X stone, or a capital something else",
                      .kinds = colon_line_kinds,
                      .find_in_pattern = find_label_case};

}  // namespace katachi::compiler
