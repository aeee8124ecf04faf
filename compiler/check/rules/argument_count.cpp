#include "compiler/check/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace {

std::string labels_taken(const Helper& helper) {
    const std::string count = helper.labels == 0 ? "no" : std::to_string(helper.labels);
    return (helper.variadic ? "at least " : "") + count + (helper.labels == 1 ? " label" : " labels");
}

// The first argument too many, or the whole call.
Span fault(const Expression& call, const Helper& helper) {
    const auto wanted = static_cast<std::size_t>(helper.labels);
    if (call.operands.size() <= wanted) return call.span;
    return {call.operands[wanted].span.begin, call.operands.back().span.end};
}

void find(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const Helper* helper = find_helper(expression.text);
        const auto given = static_cast<int>(expression.operands.size());
        if (helper == nullptr || helper->accepts(given)) return;
        findings.add(pattern, fault(expression, *helper),
                     "`" + expression.text + "` takes " + labels_taken(*helper) + ", " +
                         (given == 1 ? "1 is" : std::to_string(given) + " are") + " given");
    });
}

}  // namespace

const Rule argument_count{.id = "argument-count",
                          .severity = Severity::error,
                          .summary = "a helper is called with more or fewer labels than it takes",
                          .kinds = colon_line_kinds,
                          .find = in_each_pattern<find>};

}  // namespace katachi
