#include "engine/moves/sources/judged_pattern_source.h"

#include <utility>

#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"

namespace katachi::moves {

JudgedPatternSource::JudgedPatternSource(std::string name, std::shared_ptr<PatternHits> hits,
                                         const analysis::ReadingLimits& limits)
    : TableSource(std::move(name), std::move(hits)), analysis_(limits) {}

float JudgedPatternSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), PatternValues::points);
}

bool JudgedPatternSource::holds(const match::Hit& hit) {
    const match::Placement placement = match::placement_of(tables(), hit);
    if (!match::evaluate_constraint(tables(), placement, analysis_).is_true()) return false;
    if (!match::ask_colon_line_helper(tables(), placement, analysis_).is_true()) return false;
    return !match::facts_of(tables().kind_of(tables().patterns[placement.pattern])).has_class_conditions ||
           !match::evaluate_classes(tables(), placement, analysis_).value.is_false();
}

void JudgedPatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    analysis_.set(situation.board);
    for (const match::Hit& hit : hits().of(situation, HitUse::judged))
        if (holds(hit)) proposals.push_back({hit.anchor, tables().orientations[hit.orientation].pattern});
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
