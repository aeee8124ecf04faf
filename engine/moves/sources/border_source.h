// How far a move is from the two nearest edges, as the board fills.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class BorderSource : public FactSource<3> {
  public:
    explicit BorderSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
