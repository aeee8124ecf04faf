#include <algorithm>

#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/line_of_play.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

std::string_view wanted(match::PointKind kind) {
    switch (kind) {
        case match::PointKind::stone: return "a stone";
        case match::PointKind::own_stone: return "an O stone";
        case match::PointKind::opponent_stone: return "an X stone";
        default: return "an empty point";
    }
}

// The arguments that the registry describes: the last ones, or all where the number is free.
std::size_t first_described(const Expression& call, const match::Helper& helper) {
    return helper.labels == 0 ? 0 : call.operands.size() - static_cast<std::size_t>(helper.labels);
}

bool is_played(const std::vector<LineMove>& line, const Expression& point) {
    return std::any_of(line.begin(), line.end(), [&](const LineMove& move) { return move.point->text == point.text; });
}

std::string help_for(const match::Helper& helper, match::PointKind kind) {
    if (helper.line != match::FirstMove::no_line) return "name a stone, or a point that the line of play puts one on";
    if (kind == match::PointKind::move || kind == match::PointKind::empty)
        return "`" + std::string(helper.name) + "` thinks of a stone here: name a point where none is yet";
    return "name " + std::string(wanted(kind)) + ", or a point where one may lie: `o`, `x` or `?` in the diagram";
}

void find_wrong_kind_of_point_in_call(const Pattern& pattern, const Expression& call, const match::Helper& helper,
                                      Findings& findings) {
    const auto line = line_of_play(call, helper);
    const std::size_t first = first_described(call, helper);
    for (std::size_t i = first; i < call.operands.size(); ++i) {
        const Expression& point = call.operands[i];
        if (point.kind != Expression::Kind::vertex || is_played(line, point)) continue;
        const match::PointKind kind = helper.points[helper.labels == 0 ? 0 : i - first];
        const Occupants there = occupants_at(pattern, point);
        if (there == 0 || (there & occupants_of(kind)) != 0) continue;
        const std::string what =
            point.text == "*" ? "`*`, the move, an empty point" : describe_label(pattern, point.text.front());
        auto& finding = findings.add(
            pattern, point.span, "`" + call.text + "` needs " + std::string(wanted(kind)) + ", and this is " + what);
        finding.help = help_for(helper, kind);
    }
}

void find_wrong_kind_of_point(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const match::Helper* helper = match::find_helper(expression.text);
        if (helper == nullptr || !helper->accepts(static_cast<int>(expression.operands.size()))) return;
        find_wrong_kind_of_point_in_call(pattern, expression, *helper, findings);
    });
}

}  // namespace

const Rule wrong_kind_of_point{.id = "wrong-kind-of-point",
                               .code = "KA405",
                               .severity = base::Severity::error,
                               .summary = "a helper is asked about a stone where none can lie, or about another colour",
                               .kinds = colon_line_kinds,
                               .find_in_pattern = find_wrong_kind_of_point};

}  // namespace katachi::compiler
