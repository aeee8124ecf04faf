// Takes a ko, or ends one that the opponent could take.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class KoSource : public FactSource<2> {
  public:
    explicit KoSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
