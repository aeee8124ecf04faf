#include "compiler/check/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/nearest_helper.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace {

void find(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call || find_helper(expression.text) != nullptr) return;
        auto& finding = findings.add(pattern, expression.name_span,
                                     "`" + expression.text + "` is no autohelper and no helper of the engine");
        const auto meant = nearest_helper(expression.text);
        if (!meant.empty()) finding.help = "did you mean `" + std::string(meant) + "`?";
    });
}

}  // namespace

const Rule unknown_autohelper{.id = "unknown-autohelper",
                              .severity = Severity::error,
                              .summary = "a constraint or an action calls a function that does not exist",
                              .kinds = colon_line_kinds,
                              .find = in_each_pattern<find>};

}  // namespace katachi
