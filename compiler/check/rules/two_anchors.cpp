#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_two_anchors(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const auto points = points_of(pattern.diagram, "QY");
    if (points.size() < 2) return;
    auto& finding = findings.add(pattern, span_of(pattern.diagram, points[1]),
                                 "a second anchor; a pattern has at most one `Q` or `Y`");
    finding.notes.push_back({pattern.source, span_of(pattern.diagram, points[0]), "the first one is here"});
    const bool own = pattern.diagram.at(points[1].row, points[1].column) == character(Cell::own_anchor);
    finding.help = own ? "draw this stone as `O`" : "draw this stone as `X`";
}

}  // namespace

const Rule two_anchors{.id = "two-anchors",
                       .code = "KA106",
                       .severity = base::Severity::error,
                       .summary = "a diagram has more than one `Q` or `Y`",
                       .kinds = colon_line_kinds,
                       .find_in_pattern = find_two_anchors};

}  // namespace katachi::compiler
