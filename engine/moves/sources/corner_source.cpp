#include "engine/moves/sources/corner_source.h"

#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

float CornerSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), PatternValues::opening_points);
}

void CornerSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    propose_hits(situation, HitUse::corner, proposals);
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
