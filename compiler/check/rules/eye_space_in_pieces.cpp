#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/rules/rules.h"
#include "compiler/eyes/entry_graph.h"

namespace katachi::compiler {

namespace {

void find_eye_space_in_pieces(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const match::EyeGraph graph = match::without_islands(entry_graph(pattern));
    if (graph.points.size() > match::largest_eye_graph || match::is_connected(graph)) return;
    auto& finding =
        findings.add(pattern, shape_span(pattern), "these points do not hang together, so they are no eye space");
    finding.help = "draw each of its parts as an entry of its own; points that touch by a corner do not hang together";
}

}  // namespace

const Rule eye_space_in_pieces{.id = "eye-space-in-pieces",
                               .code = "KA114",
                               .severity = base::Severity::error,
                               .summary = "the points of an eye shape do not hang together",
                               .kinds = kind_set(DatabaseKind::eye_shape),
                               .find_in_pattern = find_eye_space_in_pieces};

}  // namespace katachi::compiler
