#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/phase.h"

namespace katachi::compiler {

namespace {

void find_call_out_of_phase(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    const DatabaseKind kind = database.spec.kind;
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const match::Helper* helper = match::find_helper(expression.text);
        if (helper == nullptr || is_known(helper->needs, kind)) return;
        auto& finding =
            findings.add(pattern, expression.name_span,
                         "`" + expression.text + "` is about " + std::string(subject(helper->needs)) +
                             ", unknown when patterns of the kind `" + std::string(name(kind)) + "` are matched");
        finding.help = "it has a meaning in " + where_known(helper->needs) + doubt_about_kind(database.spec);
    });
}

}  // namespace

const Rule call_out_of_phase{.id = "call-out-of-phase",
                             .code = "KA409",
                             .severity = base::Severity::error,
                             .summary = "a helper asks for what is not known yet when the database is matched",
                             .kinds = colon_line_kinds,
                             .needs_diagram = false,
                             .find_in_pattern = find_call_out_of_phase};

}  // namespace katachi::compiler
