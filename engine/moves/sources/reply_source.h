// Moves near an earlier one, by where it was and the 3×3 shape around the move: hanes, extensions, cuts. `x` are own
// stones, `o` the opponent's, `#` is off the board.
#pragma once

#include <memory>

#include "engine/moves/sources/move_facts.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

class ReplySource : public MoveSource {
  public:
    // It proposes replies to the move `back` moves ago.
    ReplySource(std::string_view name, std::size_t back, std::shared_ptr<MoveFacts> facts)
        : name_(name), back_(back), facts_(std::move(facts)) {}

    std::string_view name() const override { return name_; }
    std::uint32_t feature_count() const override;
    std::string feature_name(std::uint32_t feature) const override;  // "1-0:.o./.*x/..."
    std::string reason(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    std::string_view name_;
    std::size_t back_;
    std::shared_ptr<MoveFacts> facts_;
};

}  // namespace katachi::moves
