// Takes strings in atari: how many stones, what it saves, and whether they could have run.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class CaptureSource : public FactSource<4> {
  public:
    explicit CaptureSource(std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;
};

}  // namespace katachi::moves
