#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_several_moves(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const auto points = points_of(pattern.diagram, "*");
    if (points.size() < 2) return;
    auto& finding =
        findings.add(pattern, span_of(pattern.diagram, points[1]), "a second `*`; a pattern proposes one move");
    finding.notes.push_back({pattern.source, span_of(pattern.diagram, points[0]), "the first one is here"});
    finding.help = "draw the other as `.`, or split the entry in two";
}

}  // namespace

// In eye shapes `*` is a key point, of which there may be many.
const Rule several_moves{.id = "several-moves",
                         .code = "KA104",
                         .severity = base::Severity::error,
                         .summary = "a diagram has more than one `*`",
                         .kinds = drawn_kinds & ~kind_set(DatabaseKind::eye_shape),
                         .find_in_pattern = find_several_moves};

}  // namespace katachi::compiler
