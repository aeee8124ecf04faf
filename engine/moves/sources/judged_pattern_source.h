// Patterns whose shape does not settle it: constraints are evaluated, with reading where they ask for it, and class
// letters. A pattern proposes its move where its constraint is true and no class letter is known to refuse: what takes
// dragons, eyes or influence to know is undecided, and a constraint that is undecided does not propose.
#pragma once

#include "engine/analysis/board_analysis.h"
#include "engine/moves/sources/hit_source.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

class JudgedPatternSource : public HitSource {
  public:
    // The limits make a position of 19 lines cost a millisecond or a few.
    JudgedPatternSource(std::string name, std::shared_ptr<PatternHits> hits,
                        const analysis::ReadingLimits& limits = {{.nodes = 100}, {.nodes = 60}, {.nodes = 60}});

    SourceCost cost() const override { return SourceCost::root; }
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    bool holds(const match::Hit& hit);

    analysis::BoardAnalysis analysis_;
};

}  // namespace katachi::moves
