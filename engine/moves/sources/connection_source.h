// Joins strings of one's own, or keeps apart two of the opponent's.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class ConnectionSource : public FactSource<4> {
  public:
    explicit ConnectionSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
