#include "compiler/check/facts/label_uses.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

base::Fix repeating_the_diagram(const Pattern& pattern, const std::vector<board::Offset>& points) {
    base::Fix fix{.title = "repeat what the main diagram draws", .edits = {}};
    for (const board::Offset point : points)
        fix.edits.push_back(
            {span_of(*pattern.constraint_diagram, point), std::string(1, pattern.diagram.at(point.row, point.column))});
    return fix;
}

void find_unused_label(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    // A helper of the engine may look at points that only a person needs named.
    if (!pattern.constraint_diagram || !pattern.helper.empty()) return;
    const Diagram& labels = *pattern.constraint_diagram;
    if (labels.rows != pattern.diagram.rows || labels.columns != pattern.diagram.columns) return;
    if (!has_use_for_labels(pattern, database.attribute_map)) return;  // then the whole diagram is unused
    const std::string used = used_labels(pattern, database.attribute_map);
    const std::string drawn = labels_of(pattern);
    if (used.find_first_not_of(drawn) != std::string::npos) return;  // the label may be meant that stands nowhere
    for (const char label : drawn) {
        if (used.find(label) != std::string::npos || is_mentioned(pattern, label)) continue;
        const auto points = points_of(labels, std::string_view(&label, 1));
        auto& finding = findings.add(pattern, span_of(labels, points.front()),
                                     std::string("no constraint, action or attribute speaks of `") + label + "`");
        finding.fix = repeating_the_diagram(pattern, points);
        finding.help = "repeat `" + finding.fix->edits.front().replacement + "` here, or use the label";
    }
}

}  // namespace

const Rule unused_label{.id = "unused-label",
                        .code = "KA306",
                        .severity = base::Severity::warning,
                        .summary = "the constraint diagram labels a point that nothing speaks of",
                        .kinds = colon_line_kinds & ~kind_set(DatabaseKind::corner),
                        .find_in_pattern = find_unused_label};

}  // namespace katachi::compiler
