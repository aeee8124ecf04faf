// The 3×3 shape around a move, with the liberties of the stones beside it. `a` and `b` are own stones of one liberty
// and of two, `A` and `B` the opponent's, `x` and `o` those of more, or diagonal ones; `#` is off the board.
#pragma once

#include <memory>

#include "engine/moves/sources/move_facts.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

class ShapeSource : public MoveSource {
  public:
    explicit ShapeSource(std::shared_ptr<MoveFacts> facts) : facts_(std::move(facts)) {}

    std::string_view name() const override { return "shape"; }
    std::uint32_t feature_count() const override;
    std::string feature_name(std::uint32_t feature) const override;  // "xo./.*./..."
    std::string reason(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    std::shared_ptr<MoveFacts> facts_;
};

}  // namespace katachi::moves
