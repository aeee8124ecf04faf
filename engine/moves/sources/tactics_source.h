// Reading as a source of moves: what captures a string that could be saved, and what saves a string that could be
// captured. Strings with many liberties are not read. Features: attack-win-size-3, attack-ko-…, defend-win-…,
// defend-ko-…, the last size for all larger ones.
#pragma once

#include "engine/moves/sources/move_source.h"
#include "engine/reading/tactics.h"

namespace katachi::moves {

class TacticsSource : public MoveSource {
  public:
    static constexpr int most_liberties = 4;

    std::string_view name() const override { return "tactics"; }
    SourceCost cost() const override { return SourceCost::root; }
    std::uint32_t feature_count() const override;
    std::string feature_name(std::uint32_t feature) const override;
    std::string reason(std::uint32_t feature) const override;
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    void propose_for(board::Vertex string, bool is_own, std::vector<Proposal>& proposals);

    board::Board board_;
    reading::Tactics tactics_ = reading::Tactics({.nodes = 150});
};

}  // namespace katachi::moves
