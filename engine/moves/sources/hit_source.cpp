#include "engine/moves/sources/hit_source.h"

#include <utility>

namespace katachi::moves {

HitSource::HitSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values)
    : TableSource(std::move(name), hits->tables()), hits_(std::move(hits)), values_(values) {}

float HitSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), values_);
}

void HitSource::propose_hits(std::span<const match::Hit> found, std::vector<Proposal>& proposals) const {
    for (const match::Hit& hit : found)
        proposals.push_back({hit.anchor, tables().orientations[hit.orientation].pattern});
}

}  // namespace katachi::moves
