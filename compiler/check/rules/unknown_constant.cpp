#include "compiler/check/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"
#include "compiler/syntax/nearest.h"

namespace katachi {

namespace {

std::string help_for(const std::string& text) {
    if (find_helper(text) != nullptr) return "`" + text + "` is a helper: call it with its labels in brackets";
    const auto meant = nearest(text, constraint_constants());
    if (!meant.empty()) return "did you mean `" + std::string(meant) + "`?";
    std::string known;
    for (const auto constant : constraint_constants()) known += (known.empty() ? "" : " ") + std::string(constant);
    return "the constants are " + known;
}

void find(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::constant || is_constraint_constant(expression.text)) return;
        auto& finding = findings.add(pattern, expression.span, "`" + expression.text + "` is no constant");
        finding.help = help_for(expression.text);
    });
}

}  // namespace

const Rule unknown_constant{.id = "unknown-constant",
                            .severity = Severity::error,
                            .summary = "a constraint or an action uses a name that stands for no value",
                            .kinds = colon_line_kinds,
                            .find = in_each_pattern<find>};

}  // namespace katachi
