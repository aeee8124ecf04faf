#include "engine/analysis/offered_moves.h"

#include <algorithm>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/constraint/placement.h"

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

// Where the diagram has stones of the strings in question.
board::VertexSet stones_of(const match::PatternTables& tables, const match::Placement& placement) {
    const match::PatternRow& pattern = tables.patterns[placement.pattern];
    const std::uint8_t stone = is_attack(tables, pattern) ? match::point_opponent : match::point_own;
    const match::TurnedSteps steps = match::turned_steps(placement.orientation);
    board::VertexSet stones;
    for (const match::TableCell& cell : tables.cells.subspan(pattern.first_cell, pattern.cell_count))
        if (cell.allowed == stone)
            stones.insert(placement.anchor + (cell.row - pattern.anchor_row) * steps.row +
                          (cell.column - pattern.anchor_column) * steps.column);
    return stones;
}

}  // namespace

MoveOffers::MoveOffers(const match::PatternTables& tables)
    : filter_(tables, [&](std::uint16_t pattern) { return offers(tables, pattern); }) {}

std::vector<worms::OfferedMove> MoveOffers::of(match::Matcher& matcher, match::Analysis& analysis) const {
    const match::PatternTables& tables = matcher.tables();
    std::vector<worms::OfferedMove> found;
    matcher.scan(
        [&](const match::Hit& hit) {
            const match::Placement placement = match::placement_of(tables, hit);
            if (match::evaluate_constraint(tables, placement, analysis).is_true() &&
                match::ask_colon_line_helper(tables, placement, analysis).is_true())
                found.push_back({placement.move, stones_of(tables, placement)});
        },
        {.filter = &filter_});
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.move < b.move; });
    return found;
}

}  // namespace katachi::analysis
