#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/eyes/entry_graph.h"

namespace katachi::compiler {

namespace {

void find_margin_without_side(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    for (const match::EyeGraphPoint& point : entry_graph(pattern).points) {
        if (!point.marginal || point.free_sides() >= 0) continue;
        auto& finding = findings.add(pattern, span_of(pattern.diagram, point.at),
                                     "this margin has no side left on which it could touch the outside");
        finding.help =
            "no board shows this shape; only a half eye, whose key point counts as a margin, makes its graph";
    }
}

}  // namespace

const Rule margin_without_side{.id = "margin-without-side",
                               .code = "KA115",
                               .severity = base::Severity::warning,
                               .summary = "a margin of an eye shape has no side on which it could touch the outside",
                               .kinds = kind_set(DatabaseKind::eye_shape),
                               .find_in_pattern = find_margin_without_side};

}  // namespace katachi::compiler
