// Leaves a string of one's own with a single liberty.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class SelfAtariSource : public FactSource<3> {
  public:
    explicit SelfAtariSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
