#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_missing_move(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (move_rule(database.spec.kind) != MoveRule::required || pattern.diagram.find(character(Cell::move))) return;
    auto& finding = findings.add(pattern, shape_span(pattern),
                                 "this diagram has no `*`; every pattern of the kind `" +
                                     std::string(name(database.spec.kind)) + "` proposes a move");
    finding.help = "draw `*` where the pattern proposes to play" + doubt_about_kind(database.spec);
}

}  // namespace

const Rule missing_move{.id = "missing-move",
                        .code = "KA103",
                        .severity = base::Severity::error,
                        .summary = "a diagram has no `*` although patterns of its kind propose a move",
                        .kinds = drawn_kinds,
                        .find_in_pattern = find_missing_move};

}  // namespace katachi::compiler
