// Runs with a string in atari, or with one that is taken in a ladder unless it runs.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class EscapeSource : public FactSource<3> {
  public:
    explicit EscapeSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
