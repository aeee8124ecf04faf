// Takes a liberty of the opponent's: how many the weakest string had, its size, and how many liberties that costs.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class PressureSource : public FactSource<3> {
  public:
    explicit PressureSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
