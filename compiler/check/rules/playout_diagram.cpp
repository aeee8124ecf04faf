#include <algorithm>

#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/rules/rules.h"
#include "compiler/playout/shape.h"

namespace katachi::compiler {

namespace {

// Where there is not one move, other rules say so.
void find_playout_diagram(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const Diagram& diagram = pattern.diagram;
    if (std::ranges::count(diagram.cells, character(Cell::move)) != 1 || playout_shape(diagram)) return;
    findings.add(pattern, shape_span(pattern), "this playout pattern draws more than the eight points around its `*`")
        .help =
        "draw three rows of three points with `*` in the middle; an edge stands beside the `*`, in place of points";
}

}  // namespace

const Rule playout_diagram{.id = "playout-diagram",
                           .code = "KA112",
                           .severity = base::Severity::error,
                           .summary = "a playout pattern draws more than the eight points around its move",
                           .kinds = kind_set(DatabaseKind::monte_carlo),
                           .find_in_pattern = find_playout_diagram};

}  // namespace katachi::compiler
