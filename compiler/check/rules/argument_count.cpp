#include <optional>

#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

struct Count {
    int labels;
    bool or_more;

    bool accepts(int given) const { return or_more ? given >= labels : given == labels; }
};

// Nothing for a function that does not exist: the finding `unknown-autohelper`.
std::optional<Count> count_of(const std::string& name, const DatabaseSpec& spec) {
    if (const match::Helper* helper = match::find_helper(name)) return Count{helper->labels, helper->variadic};
    const auto declared = spec.helpers.find(name);
    return declared == spec.helpers.end() ? std::nullopt : std::optional(Count{declared->second, false});
}

std::string labels_taken(Count count) {
    const std::string number = count.labels == 0 ? "no" : std::to_string(count.labels);
    return (count.or_more ? "at least " : "") + number + (count.labels == 1 ? " label" : " labels");
}

// The first argument too many, or the whole call.
base::Span fault(const Expression& call, Count count) {
    const auto wanted = static_cast<std::size_t>(count.labels);
    if (call.operands.size() <= wanted) return call.span;
    return {call.operands[wanted].span.begin, call.operands.back().span.end};
}

void find_argument_count(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const auto count = count_of(expression.text, database.spec);
        const auto given = static_cast<int>(expression.operands.size());
        if (!count || count->accepts(given)) return;
        findings.add(pattern, fault(expression, *count),
                     "`" + expression.text + "` takes " + labels_taken(*count) + ", " +
                         (given == 1 ? "1 is" : std::to_string(given) + " are") + " given");
    });
}

}  // namespace

const Rule argument_count{.id = "argument-count",
                          .code = "KA402",
                          .severity = base::Severity::error,
                          .summary = "a helper is called with more or fewer labels than it takes",
                          .kinds = colon_line_kinds,
                          .needs_diagram = false,
                          .find_in_pattern = find_argument_count};

}  // namespace katachi::compiler
