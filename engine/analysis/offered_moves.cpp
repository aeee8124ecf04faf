#include "engine/analysis/offered_moves.h"

#include <algorithm>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/constraint/visited_placements.h"

namespace katachi::analysis {

namespace {

using match::DatabaseKind;

bool is_attack(const match::PatternTables& tables, const match::PatternRow& pattern) {
    return tables.kind_of(pattern) == DatabaseKind::attack;
}

bool offers(const match::PatternTables& tables, std::uint16_t pattern) {
    const match::PatternRow& row = tables.patterns[pattern];
    return (is_attack(tables, row) && row.letters.has('A')) ||
           (tables.kind_of(row) == DatabaseKind::defence && row.letters.has('D'));
}

// Those of the strings in question.
board::VertexSet stones_of(const match::PatternTables& tables, const match::Placement& placement) {
    const bool attacks = is_attack(tables, tables.patterns[placement.pattern]);
    return match::points_that_take(tables, placement, attacks ? match::point_opponent : match::point_own);
}

}  // namespace

MoveOffers::MoveOffers(const match::PatternTables& tables)
    : filter_(tables, [&](std::uint16_t pattern) { return offers(tables, pattern); }) {}

std::vector<worms::OfferedMove> MoveOffers::of(match::Matcher& matcher, match::Analysis& analysis) const {
    const match::PatternTables& tables = matcher.tables();
    std::vector<worms::OfferedMove> found;
    match::visit_placements(matcher, {.filter = &filter_}, [&](const match::Placement& placement) {
        if (placement.move == board::pass_vertex) return;
        if (match::evaluate_constraint(tables, placement, analysis).is_true() &&
            match::ask_colon_line_helper(tables, placement, analysis).is_true())
            found.push_back({placement.move, stones_of(tables, placement)});
    });
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.move < b.move; });
    return found;
}

}  // namespace katachi::analysis
