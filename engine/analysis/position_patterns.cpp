#include "engine/analysis/position_patterns.h"

#include <algorithm>
#include <tuple>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/visited_placements.h"

namespace katachi::analysis {

namespace {

using board::Colour;
using match::Autohelper;
using position::PatternLink;

// Patterns that say by actions what they do, and belong to no class.
match::PatternFilter acting_connections(const match::PatternTables& tables) {
    return {tables, [&tables](std::uint16_t pattern) {
                const match::PatternRow& row = tables.patterns[pattern];
                return tables.kind_of(row) == match::DatabaseKind::connection && row.action != match::no_program &&
                       !row.letters.has('B') && !row.letters.has('C');
            }};
}

bool have_same_stones(const board::Board& a, const board::Board& b) {
    return a.position() == b.position() && a.ko_point() == b.ko_point();
}

std::vector<board::Vertex> as_vector(const board::VertexSet& points) { return {points.begin(), points.end()}; }

void add_cuts(FoundConnections& found, const board::Board& board, const CutPoints& cuts) {
    for (const Colour colour : {Colour::black, Colour::white}) {
        position::PatternCut cut{.colour = colour, .points = {}, .pattern = {}};
        for (const board::Vertex point : board.empty_points())
            if (cuts.is_cut(board::opponent(colour), point).is_true()) cut.points.insert(point);
        if (!cut.points.empty()) found.cuts.push_back(std::move(cut));
    }
}

std::vector<match::Placement> sorted_placements(match::Matcher& matcher, const match::PatternFilter& filter) {
    std::vector<match::Placement> placements = match::placements_of(matcher, {.filter = &filter});
    const auto order = [](const match::Placement& placement) {
        return std::tuple(placement.own, placement.pattern, placement.anchor, placement.orientation);
    };
    std::ranges::sort(placements, {}, order);
    return placements;
}

void add_action_links(FoundConnections& found, const match::PatternTables& tables, const match::Placement& placement,
                      match::Analysis& analysis) {
    if (!match::evaluate_constraint(tables, placement, analysis).is_true()) return;
    const std::string pattern = tables.text(tables.patterns[placement.pattern].name);
    match::run_action(tables, placement, analysis, [&](const match::ActionEffect& effect) {
        using enum Autohelper;
        const bool joins_all = effect.helper == amalgamate;
        if (!joins_all && effect.helper != amalgamate_most_valuable_helper && effect.helper != amalgamate_most_valuable)
            return;
        found.links.push_back({.stones = {effect.points.begin(), effect.points.end()},
                               .kind = joins_all ? PatternLink::Kind::all : PatternLink::Kind::most_valuable,
                               .pattern = pattern});
    });
}

}  // namespace

PositionPatterns::PositionPatterns(const match::PatternTables& tables)
    : tables_(tables), matcher_(tables_), shapes_(tables_), actions_(acting_connections(tables_)) {
    analysis_.use_influence_patterns(tables_);
}

std::vector<InfluenceEffect> PositionPatterns::add_influence(const board::Board& board, Colour to_move,
                                                             influence::Question& question) {
    // Links that are being judged may ask for it, and go on with what was set for them.
    if (!have_same_stones(board, analysis_.board())) analysis_.set(board);
    return analysis_.add_influence_patterns(question, to_move);
}

FoundConnections PositionPatterns::connections(const board::Board& board, const InfluenceBySide& worm_influence) {
    analysis_.set(board);
    analysis_.set_influence(worm_influence);
    matcher_.set(board.position());
    FoundConnections found;
    const CutPoints cuts = shapes_.cuts(matcher_, analysis_);
    analysis_.set_cuts(cuts);
    add_cuts(found, board, cuts);
    links_ = shapes_.links(board, matcher_);
    for (const ShapeLink& link : links_)
        found.links.push_back({.stones = as_vector(link.stones),
                               .kind = PatternLink::Kind::all,
                               .pattern = tables_.text(tables_.patterns[link.placement.pattern].name),
                               .may_be_lost = link.may_be_in_danger});
    found.judge = this;
    for (const match::Placement& placement : sorted_placements(matcher_, actions_))
        add_action_links(found, tables_, placement, analysis_);
    return found;
}

bool PositionPatterns::holds(std::size_t link) {
    return link >= links_.size() || analysis::holds(tables_, links_[link], analysis_).is_true();
}

}  // namespace katachi::analysis
