// Patterns as a source of moves: those of the kinds that propose moves in the middle of the game, as far as their shape
// alone settles that they hold. judged_pattern_source.h has those that need more, fuseki_source.h and corner_source.h
// the opening.
#pragma once

#include <string>

#include "engine/moves/sources/hit_source.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

class PatternSource : public HitSource {
  public:
    // Where values are worths, the first pattern of the tables that holds for a move counts alone; otherwise each does.
    PatternSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values);

    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    void propose_first(const MoveSituation& situation, std::vector<Proposal>& proposals);

    PatternValues values_;
};

}  // namespace katachi::moves
