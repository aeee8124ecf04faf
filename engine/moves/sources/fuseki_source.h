// Openings as a source of moves: patterns of fuseki databases, and whole boards.
#pragma once

#include <utility>

#include "engine/moves/sources/hit_source.h"

namespace katachi::moves {

class FusekiSource : public HitSource {
  public:
    FusekiSource(std::string name, std::shared_ptr<PatternHits> hits)
        : HitSource(std::move(name), std::move(hits), PatternValues::opening_points) {}

    std::uint32_t feature_count() const override { return match::entry_count(tables()); }
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;
};

}  // namespace katachi::moves
