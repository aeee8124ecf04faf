// Joseki as a source of moves: patterns of corner databases, found by the corner tree, as long as their shape settles
// that they hold. Ladders that some joseki ask for are left to reading.
#pragma once

#include <utility>

#include "engine/moves/sources/hit_source.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

class CornerSource : public HitSource {
  public:
    CornerSource(std::string name, std::shared_ptr<PatternHits> hits) : HitSource(std::move(name), std::move(hits)) {}

    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;
};

}  // namespace katachi::moves
