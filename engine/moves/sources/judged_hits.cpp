#include "engine/moves/sources/judged_hits.h"

#include <utility>

#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"

namespace katachi::moves {

namespace {

// A position of 19 lines costs a millisecond or a few.
constexpr analysis::ReadingLimits judging_limits{
    .strings = {.nodes = 100}, .pairs = {.nodes = 60}, .connections = {.nodes = 60}, .eyes = {}};

}  // namespace

JudgedHits::JudgedHits(std::shared_ptr<PatternHits> hits) : hits_(std::move(hits)), analysis_(judging_limits) {}

bool JudgedHits::holds(const match::Placement& placement) {
    const match::PatternTables& tables = hits_->tables();
    return match::evaluate_constraint(tables, placement, analysis_).is_true() &&
           match::ask_colon_line_helper(tables, placement, analysis_).is_true() &&
           (!match::facts_of(tables.kind_of(tables.patterns[placement.pattern])).has_class_conditions ||
            !match::evaluate_classes(tables, placement, analysis_).value.is_false());
}

// Whether the action does not refuse; what it called is kept then.
bool JudgedHits::acts(const match::Placement& placement) {
    const std::size_t before = effects_.size();
    const match::Value result =
        match::run_action(hits_->tables(), placement, analysis_, [&](const match::ActionEffect& effect) {
            effects_.push_back({static_cast<std::uint16_t>(placement.pattern), effect.helper, placement.move,
                                effect.points.empty() ? board::pass_vertex : effect.points.front()});
        });
    if (result.is_false()) effects_.resize(before);
    return !result.is_false();
}

void JudgedHits::judge(const MoveSituation& situation) {
    const board::Board& known = analysis_.board();
    if (own_ == situation.to_move && known.position() == situation.board.position() &&
        known.ko_point() == situation.board.ko_point() && handicap_ == situation.handicap)
        return;
    own_ = situation.to_move;
    handicap_ = situation.handicap;
    analysis_.set(situation.board, handicap_);
    effects_.clear();
    for (const HitUse use : all_hit_uses) {
        std::vector<match::Hit>& judged = judged_[static_cast<std::size_t>(use)];
        judged.clear();
        for (const match::Hit& hit : hits_->open(situation, use))
            if (const match::Placement placement = match::placement_of(hits_->tables(), hit);
                holds(placement) && acts(placement))
                judged.push_back(hit);
    }
}

std::span<const match::Hit> JudgedHits::of(const MoveSituation& situation, HitUse use) {
    judge(situation);
    return judged_[static_cast<std::size_t>(use)];
}

std::span<const PatternEffect> JudgedHits::effects(const MoveSituation& situation) {
    judge(situation);
    return effects_;
}

}  // namespace katachi::moves
