// Patterns whose shape does not settle it, where judgement says that they hold (judged_hits.h): those of some uses.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/moves/sources/hit_source.h"
#include "engine/moves/sources/judged_hits.h"

namespace katachi::moves {

class JudgedPatternSource : public HitSource {
  public:
    JudgedPatternSource(std::string name, std::shared_ptr<JudgedHits> judged, PatternValues values,
                        std::vector<HitUse> uses);

    SourceCost cost() const override { return SourceCost::root; }
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    std::shared_ptr<JudgedHits> judged_;
    std::vector<HitUse> uses_;
};

}  // namespace katachi::moves
