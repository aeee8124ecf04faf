// All sources of moves together: what each legal move of a position is worth before any search, and why.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/board/vertex_set.h"
#include "engine/moves/move_weights.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

// One reason: a feature of a source, with its weight.
struct MoveReason {
    const MoveSource* source = nullptr;
    std::uint32_t feature = 0;
    float weight = 0;  // a natural logarithm
    std::string text;  // for people
};

class MoveKnowledge {
  public:
    // Features that `weights` does not list have their sources' own weights.
    MoveKnowledge(std::vector<std::unique_ptr<MoveSource>> sources, const MoveWeights& weights);

    // The weights of all points for the side to move, sums over what the sources of this cost or a smaller one found;
    // 0 where they found nothing. Stays until the next call.
    const std::array<float, board::vertex_count>& weigh(const MoveSituation& situation, SourceCost most);

    // Why this move, the strongest reason first.
    std::vector<MoveReason> reasons(const MoveSituation& situation, board::Vertex vertex);

    const std::vector<std::unique_ptr<MoveSource>>& sources() const { return sources_; }

  private:
    std::vector<std::unique_ptr<MoveSource>> sources_;
    std::vector<std::vector<float>> weights_;  // by source and feature
    std::vector<Proposal> proposals_;
    std::array<float, board::vertex_count> sums_{};
};

}  // namespace katachi::moves
