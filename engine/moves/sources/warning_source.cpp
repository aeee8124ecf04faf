#include "engine/moves/sources/warning_source.h"

#include <utility>

namespace katachi::moves {

WarningSource::WarningSource(std::string name, std::shared_ptr<PatternHits> hits)
    : HitSource(std::move(name), std::move(hits), PatternValues::points) {}

std::string WarningSource::reason(std::uint32_t feature) const { return "is bad: " + HitSource::reason(feature); }

void WarningSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    propose_hits(hits().settled(situation, HitUse::warning), proposals);
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
