// How far a move is from the last one, or the one before: rows + columns + the greater of the two.
#pragma once

#include "engine/moves/sources/fact_source.h"

namespace katachi::moves {

class DistanceSource : public FactSource<2> {
  public:
    // `back` moves ago.
    DistanceSource(std::string_view name, std::size_t back, std::shared_ptr<MoveFacts> facts);

  protected:
    void find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const override;

  private:
    std::size_t back_;
};

}  // namespace katachi::moves
