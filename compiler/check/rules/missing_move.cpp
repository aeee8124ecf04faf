#include "compiler/check/rules/rules.h"

namespace katachi {

namespace {

void find(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (pattern.diagram.find(character(Cell::move))) return;
    const Span drawn{pattern.diagram.lines.front().span.begin, pattern.diagram.lines.back().span.end};
    auto& finding = findings.add(pattern, drawn,
                                 "this diagram has no `*`; every pattern of the kind `" +
                                     std::string(name(database.spec.kind)) + "` proposes a move");
    finding.help = "draw `*` where the pattern proposes to play";
}

void find_where_required(const PatternDatabase& database, Findings& findings) {
    if (move_rule(database.spec.kind) == MoveRule::required) in_each_sound_pattern<find>(database, findings);
}

}  // namespace

const Rule missing_move{.id = "missing-move",
                        .severity = Severity::error,
                        .summary = "a diagram has no `*` although patterns of its kind propose a move",
                        .kinds = drawn_kinds,
                        .find = find_where_required};

}  // namespace katachi
