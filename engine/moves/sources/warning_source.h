// Moves that must not be played as patterns say whose shape settles that they hold: class N (manual, chapter 9.2.1).
// action_source.h has the warnings that must be judged.
#pragma once

#include <string>

#include "engine/moves/sources/hit_source.h"

namespace katachi::moves {

// One in twenty of what the move would be worth otherwise: search may still find that it works.
constexpr float weight_of_warning = -3;

class WarningSource : public HitSource {
  public:
    WarningSource(std::string name, std::shared_ptr<PatternHits> hits);

    float weight_unlearned(std::uint32_t) const override { return weight_of_warning; }
    std::string reason(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;
};

}  // namespace katachi::moves
