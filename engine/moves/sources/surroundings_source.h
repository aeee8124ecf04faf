// How near the nearest stones of both sides are, by the line.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class SurroundingsSource : public FactSource<4> {
  public:
    explicit SurroundingsSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
