// Gives atari: whether the string can escape, of how many stones, and whether another string is in atari too.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class AtariSource : public FactSource<4> {
  public:
    explicit AtariSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
