#include <vector>

#include "compiler/check/facts/drawn_characters.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_several_moves(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    std::vector<base::Span> moves;
    for (const DrawnCharacter& drawn : drawn_characters(pattern))
        if (drawn.character == character(Cell::move)) moves.push_back(drawn.span);
    if (moves.size() < 2) return;
    auto& finding = findings.add(pattern, moves[1], "a second `*`; a pattern proposes one move");
    finding.notes.push_back({pattern.source, moves[0], "the first one is here"});
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
