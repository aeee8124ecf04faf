#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/nearest_helper.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

void find_unknown_autohelper(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call || match::find_helper(expression.text) != nullptr) return;
        if (database.spec.helpers.contains(expression.text)) return;
        auto& finding = findings.add(pattern, expression.name_span,
                                     "`" + expression.text + "` is no autohelper and no helper of the engine");
        const auto meant = nearest_helper(expression.text, database.spec.helpers);
        finding.help = meant.empty() ? "a function of your own engine needs a line under [helpers] in katachi.toml"
                                     : "did you mean `" + std::string(meant) + "`?";
    });
}

}  // namespace

const Rule unknown_autohelper{.id = "unknown-autohelper",
                              .code = "KA401",
                              .severity = base::Severity::error,
                              .summary = "a constraint or an action calls a function that does not exist",
                              .kinds = colon_line_kinds,
                              .needs_diagram = false,
                              .find_in_pattern = find_unknown_autohelper};

}  // namespace katachi::compiler
