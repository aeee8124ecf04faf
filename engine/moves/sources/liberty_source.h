// How many liberties a move has, and how many the weakest string had that it belongs to.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class LibertySource : public FactSource<3> {
  public:
    explicit LibertySource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
