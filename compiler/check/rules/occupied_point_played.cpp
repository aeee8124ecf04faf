#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/line_of_play.h"
#include "compiler/constraint/named_point.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

// Whether a side plays between two moves of a line, so that it may have captured what lay there.
bool plays_between(const std::vector<LineMove>& line, std::size_t after, std::size_t before, bool own) {
    for (std::size_t i = after; i < before; ++i)
        if (line[i].own == own && !is_tenuki(*line[i].point)) return true;
    return false;
}

// What certainly lies on the point of move `at` when its turn comes; empty where nothing is certain.
std::string certain_stone(const Pattern& pattern, const std::vector<LineMove>& line, std::size_t at) {
    const std::string& point = line[at].point->text;
    for (std::size_t i = at; i-- > 0;) {
        if (line[i].point->text != point) continue;
        if (plays_between(line, i + 1, at, !line[i].own)) return "";
        return std::string(line[i].own ? "O" : "X") + " has just played there";
    }
    const Occupants there = occupants_at(pattern, *line[at].point);
    if (there != own_there && there != opponent_there) return "";
    const bool own = there == own_there;
    return plays_between(line, 0, at, !own) ? "" : "it is " + describe_label(pattern, point.front());
}

void find_occupied_point_played_in_call(const Pattern& pattern, const Expression& call, const match::Helper& helper,
                                        Findings& findings) {
    const auto line = line_of_play(call, helper);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Expression& point = *line[i].point;
        if (point.kind != Expression::Kind::vertex || is_tenuki(point)) continue;
        const std::string stone = certain_stone(pattern, line, i);
        if (stone.empty()) continue;
        auto& finding = findings.add(pattern, point.span,
                                     std::string(line[i].own ? "O" : "X") + " cannot play here: " + stone +
                                         ", and nothing can have captured it");
        finding.help = "an illegal move is left out of the line, and the next one is still the other side's";
    }
}

void find_occupied_point_played(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        if (const match::Helper* helper = match::find_helper(expression.text))
            find_occupied_point_played_in_call(pattern, expression, *helper, findings);
    });
}

}  // namespace

const Rule occupied_point_played{.id = "occupied-point-played",
                                 .code = "KA407",
                                 .severity = base::Severity::warning,
                                 .summary = "a line of play puts a stone where certainly one lies already",
                                 .kinds = colon_line_kinds,
                                 .find_in_pattern = find_occupied_point_played};

}  // namespace katachi::compiler
