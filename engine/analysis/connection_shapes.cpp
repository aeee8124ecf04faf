#include "engine/analysis/connection_shapes.h"

#include <algorithm>
#include <tuple>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/constraint/visited_placements.h"

namespace katachi::analysis {

namespace {

bool is_connection_of_class(const match::PatternTables& tables, const match::PatternRow& row, char letter) {
    return tables.kind_of(row) == match::DatabaseKind::connection && row.letters.has(letter);
}

match::PatternFilter connections_of_class(const match::PatternTables& tables, char letter) {
    return {tables, [&tables, letter](std::uint16_t pattern) {
                return is_connection_of_class(tables, tables.patterns[pattern], letter);
            }};
}

// A helper refuses quickly, and constraints read.
match::Value holds(const match::PatternTables& tables, const match::Placement& placement, match::Analysis& analysis) {
    const match::Value helper = match::ask_colon_line_helper(tables, placement, analysis);
    if (helper.is_false()) return helper;
    return match::logical_and(helper, match::evaluate_constraint(tables, placement, analysis));
}

bool are_one_string(const board::Board& board, const board::VertexSet& stones) {
    return stones.empty() || (stones - board.string_stones(stones.first())).empty();
}

auto order_of(const ShapeLink& link) {
    const match::Placement& placement = link.placement;
    return std::tuple(placement.own, placement.pattern, placement.anchor, placement.orientation);
}

}  // namespace

ConnectionShapes::ConnectionShapes(const match::PatternTables& tables)
    : know_cuts_(std::ranges::any_of(
          tables.patterns, [&](const match::PatternRow& row) { return is_connection_of_class(tables, row, 'B'); })),
      cuts_(connections_of_class(tables, 'B')),
      links_(connections_of_class(tables, 'C')) {}

CutPoints ConnectionShapes::cuts(match::Matcher& matcher, match::Analysis& analysis) const {
    const match::PatternTables& tables = matcher.tables();
    CutPoints found;
    match::visit_placements(matcher, {.filter = &cuts_}, [&](const match::Placement& placement) {
        if (placement.move == board::pass_vertex) return;
        match::Value value = holds(tables, placement, analysis);
        if (value.is_false()) return;
        value = match::logical_and(value,
                                   analysis.answer(match::Autohelper::safe_xmove, placement.own, {&placement.move, 1}));
        if (value.is_false()) return;
        found.add(board::opponent(placement.own),
                  match::marked_points(tables, placement, match::CellMark::bang) | board::VertexSet::of(placement.move),
                  value);
    });
    return found;
}

std::vector<ShapeLink> ConnectionShapes::links(const board::Board& board, match::Matcher& matcher) const {
    const match::PatternTables& tables = matcher.tables();
    std::vector<ShapeLink> found;
    match::visit_placements(matcher, {.filter = &links_}, [&](const match::Placement& placement) {
        const board::VertexSet stones = match::points_that_take(tables, placement, match::point_own);
        if (are_one_string(board, stones)) return;
        found.push_back({.placement = placement,
                         .stones = stones,
                         .may_be_in_danger = tables.patterns[placement.pattern].letters.has('s')});
    });
    std::sort(found.begin(), found.end(),
              [](const ShapeLink& a, const ShapeLink& b) { return order_of(a) < order_of(b); });
    return found;
}

match::Value holds(const match::PatternTables& tables, const ShapeLink& link, match::Analysis& analysis) {
    return holds(tables, link.placement, analysis);
}

}  // namespace katachi::analysis
