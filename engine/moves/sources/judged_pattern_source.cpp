#include "engine/moves/sources/judged_pattern_source.h"

#include <utility>

namespace katachi::moves {

JudgedPatternSource::JudgedPatternSource(std::string name, std::shared_ptr<JudgedHits> judged, PatternValues values,
                                         std::vector<HitUse> uses)
    : HitSource(std::move(name), judged->hits(), values), judged_(std::move(judged)), uses_(std::move(uses)) {}

void JudgedPatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    for (const HitUse use : uses_)
        if (use != HitUse::endgame || is_endgame(situation.board)) propose_hits(judged_->of(situation, use), proposals);
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
