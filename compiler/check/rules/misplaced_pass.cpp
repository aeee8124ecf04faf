#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/line_of_play.h"
#include "compiler/constraint/named_point.h"

namespace katachi::compiler {

namespace {

// `xplay_attack` of `oplay_attack`, and back.
std::string for_other_side(const match::Helper& helper) {
    return (helper.line == match::FirstMove::own ? "x" : "o") + std::string(helper.name.substr(1));
}

void find_misplaced_pass_in_call(const Pattern& pattern, const Expression& call, const match::Helper& helper,
                                 Findings& findings) {
    const std::size_t moves = line_of_play(call, helper).size();
    for (std::size_t i = 0; i < call.operands.size(); ++i) {
        const Expression& point = call.operands[i];
        if (!is_tenuki(point) || (i > 0 && i < moves)) continue;
        const bool first = i < moves;
        auto& finding =
            findings.add(pattern, point.span,
                         first ? "a line of play cannot begin with a pass"
                               : "`?` is a pass in a line of play, and here `" + call.text + "` needs a point");
        finding.help =
            first ? "the other side begins: `" + for_other_side(helper) + "` without the pass" : "name a label or `*`";
    }
}

void find_misplaced_pass(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const match::Helper* helper = match::find_helper(expression.text);
        if (helper != nullptr && helper->accepts(static_cast<int>(expression.operands.size())))
            find_misplaced_pass_in_call(pattern, expression, *helper, findings);
    });
}

}  // namespace

const Rule misplaced_pass{.id = "misplaced-pass",
                          .code = "KA406",
                          .severity = base::Severity::error,
                          .summary = "`?` stands first in a line of play, or where there is no line of play",
                          .kinds = colon_line_kinds,
                          .needs_diagram = false,
                          .find_in_pattern = find_misplaced_pass};

}  // namespace katachi::compiler
