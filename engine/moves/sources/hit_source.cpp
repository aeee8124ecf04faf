#include "engine/moves/sources/hit_source.h"

#include <algorithm>
#include <utility>

namespace katachi::moves {

HitSource::HitSource(std::string name, std::shared_ptr<PatternHits> hits)
    : TableSource(std::move(name), hits->tables()), hits_(std::move(hits)) {}

void HitSource::propose_hits(const MoveSituation& situation, HitUse use, std::vector<Proposal>& proposals) {
    for (const match::Hit& hit : hits_->of(situation, use))
        proposals.push_back({hit.anchor, tables().orientations[hit.orientation].pattern});
}

void HitSource::keep_each_once(std::vector<Proposal>& proposals, std::size_t begin) {
    const auto first = proposals.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, proposals.end(), [](const Proposal& a, const Proposal& b) {
        return std::pair(a.vertex, a.feature) < std::pair(b.vertex, b.feature);
    });
    proposals.erase(std::unique(first, proposals.end()), proposals.end());
}

}  // namespace katachi::moves
