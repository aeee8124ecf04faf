// Patterns as a source of moves, as far as their shape alone settles that they hold: those of the middle game, of the
// endgame, joseki. judged_pattern_source.h has those that need more, fuseki_source.h the openings.
#pragma once

#include <string>

#include "engine/moves/sources/hit_source.h"

namespace katachi::moves {

class PatternSource : public HitSource {
  public:
    // Where values are worths, the first pattern of the tables that holds for a move counts alone; otherwise each does.
    // Patterns of the endgame are silent until it has begun.
    PatternSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values,
                  HitUse use = HitUse::middle_game);

    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    void propose_first(const MoveSituation& situation, std::vector<Proposal>& proposals);

    HitUse use_;
};

}  // namespace katachi::moves
