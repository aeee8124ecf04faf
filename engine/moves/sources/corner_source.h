// Joseki as a source of moves: patterns of corner databases, found by the corner tree, as long as their shape settles
// that they hold. Ladders that some joseki ask for are left to reading.
#pragma once

#include <utility>

#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class CornerSource : public TableSource {
  public:
    CornerSource(std::string name, std::shared_ptr<PatternHits> hits) : TableSource(std::move(name), std::move(hits)) {}

    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;
};

}  // namespace katachi::moves
