#include <vector>

#include "base/text/nearest.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

std::string help_for(const std::string& text) {
    if (match::find_helper(text) != nullptr) return "`" + text + "` is a helper: call it with its labels in brackets";
    std::vector<std::string_view> names;
    for (const match::ConstraintConstant& constant : match::constraint_constants()) names.push_back(constant.name);
    const auto meant = base::nearest(text, names);
    if (!meant.empty()) return "did you mean `" + std::string(meant) + "`?";
    std::string known;
    for (const auto name : names) known += (known.empty() ? "" : " ") + std::string(name);
    return "the constants are " + known;
}

void find_unknown_constant(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::constant ||
            match::find_constraint_constant(expression.text) != nullptr)
            return;
        auto& finding = findings.add(pattern, expression.span, "`" + expression.text + "` is no constant");
        finding.help = help_for(expression.text);
    });
}

}  // namespace

const Rule unknown_constant{.id = "unknown-constant",
                            .code = "KA404",
                            .severity = base::Severity::error,
                            .summary = "a constraint or an action uses a name that stands for no value",
                            .kinds = colon_line_kinds,
                            .needs_diagram = false,
                            .find_in_pattern = find_unknown_constant};

}  // namespace katachi::compiler
