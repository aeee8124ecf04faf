#include <algorithm>

#include "compiler/check/facts/occupants.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

void find_label(const Pattern& pattern, char label, Findings& findings) {
    const Diagram& labels = *pattern.constraint_diagram;
    const auto points = points_of(labels, std::string_view(&label, 1));
    Occupants common = own_there | opponent_there;  // two points of one string have stones of one colour
    for (std::size_t i = 0; i < points.size() && points.size() > 1; ++i) {
        if (!pattern.diagram.contains(points[i].row, points[i].column)) return;
        common &= occupants_of(pattern.diagram.at(points[i].row, points[i].column));
        if (common != 0) continue;
        const board::Offset culprit = points[std::max<std::size_t>(i, 1)];
        auto& finding = findings.add(pattern, span_of(labels, culprit),
                                     std::string("`") + label + "` labels points that cannot be one string");
        finding.notes.push_back({pattern.source, span_of(labels, points.front()), "this point is the one it names"});
        finding.help = "a letter for each point; stones of one string may share theirs";
        return;
    }
}

void find_label_on_several_points(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (!pattern.constraint_diagram) return;
    for (const char label : labels_of(pattern)) find_label(pattern, label, findings);
}

}  // namespace

const Rule label_on_several_points{.id = "label-on-several-points",
                                   .code = "KA305",
                                   .severity = base::Severity::warning,
                                   .summary = "one label stands on points that cannot be one string",
                                   .kinds = colon_line_kinds,
                                   .find_in_pattern = find_label_on_several_points};

}  // namespace katachi::compiler
