#include <algorithm>

#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// The diagrams of two entries, where the colon line of the first is missing.
bool is_parted(const Pattern& pattern) {
    const auto& lines = pattern.diagram.lines;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::string_view between = pattern.source->text({lines[i - 1].span.end, lines[i].span.begin});
        if (std::count(between.begin(), between.end(), '\n') > 1) return true;
    }
    return false;
}

void find_several_moves(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const auto places = places_of(pattern.diagram, "*");
    if (places.size() < 2 || (!pattern.sound && is_parted(pattern))) return;
    auto& finding = findings.add(pattern, places[1], "a second `*`; a pattern proposes one move");
    finding.notes.push_back({pattern.source, places[0], "the first one is here"});
    finding.help = "draw the other as `.`, or split the entry in two";
}

}  // namespace

// In eye shapes `*` is a key point, of which there may be many.
const Rule several_moves{.id = "several-moves",
                         .code = "KA104",
                         .severity = base::Severity::error,
                         .summary = "a diagram has more than one `*`",
                         .kinds = drawn_kinds & ~kind_set(DatabaseKind::eye_shape),
                         .needs_diagram = false,
                         .find_in_pattern = find_several_moves};

}  // namespace katachi::compiler
