#include "tools/authoring/eyes/eye_analysis.h"

#include "engine/eyes/abstract_rules.h"

namespace katachi::authoring {

namespace {

using eyes::EyeSolver;
using eyes::LocalRules;
using eyes::Side;

std::vector<LocalRules> rules_to_try(const LocalRules& rules) {
    std::vector<LocalRules> others;
    const auto add = [&](auto change) {
        LocalRules other = rules;
        change(other);
        if (!(other == rules)) others.push_back(other);
    };
    for (int count = 0; count <= most_tried_liberties; ++count)
        add([&](LocalRules& other) { other.outer_liberties = count; });
    for (const int count : {1, eyes::most_ko_threats}) {
        add([&](LocalRules& other) { other.attacker_threats = count; });
        add([&](LocalRules& other) { other.defender_threats = count; });
    }
    add([&](LocalRules& other) { other.suicide = !rules.suicide; });
    return others;
}

// Shows a worth of 0 with the extra eye, one of 1 by what happens without it, one of 2 without it.
EyeLine line_of(EyeSolver& solver, Side first, int worth) {
    EyeLine line{.first = first, .extra_eye = worth == 0, .captured = worth < 2, .moves = {}};
    line.moves = solver.line(first, line.extra_eye);
    return line;
}

}  // namespace

std::vector<ValueByOtherRules> values_by_other_rules(const match::EyeGraph& space, const LocalRules& rules,
                                                     std::size_t most_positions) {
    std::vector<ValueByOtherRules> values;
    for (const LocalRules& other : rules_to_try(rules))
        if (const auto answer = EyeSolver(space, other, most_positions).solve())
            values.push_back({other, answer->value});
    return values;
}

EyeAnalysis analyze_eyes(const match::EyeGraph& space, const LocalRules& rules, std::size_t most_positions) {
    EyeAnalysis analysis;
    analysis.space = space;
    analysis.rules = rules;
    analysis.has_stones_without_liberty = match::has_stones_without_liberty(space);
    EyeSolver solver(space, rules, most_positions);
    analysis.answer = solver.solve();
    analysis.positions = solver.positions();
    if (!analysis.answer) {
        const auto bounds = eyes::bounded_value(match::bare_eye_space(space), rules, solver.partial_answer());
        analysis.least = bounds.least;
        analysis.most = bounds.most;
        return analysis;
    }
    analysis.least = analysis.most = analysis.answer->value;
    analysis.by_abstract_rules = eyes::abstract_worths(space, most_positions);
    analysis.other_rules = values_by_other_rules(space, rules, most_positions);
    analysis.lines = {line_of(solver, Side::attacker, analysis.answer->value.attacked),
                      line_of(solver, Side::defender, analysis.answer->value.defended)};
    return analysis;
}

}  // namespace katachi::authoring
