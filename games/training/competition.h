// A position of a game as a competition of its legal moves, each a team of features; the move that was played won.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/moves/move_weights.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::games {

struct Competition {
    // A feature of a candidate, both by number.
    struct Member {
        std::uint32_t candidate = 0;
        std::uint32_t feature = 0;
    };

    std::uint32_t candidates = 0;
    std::uint32_t winner = 0;
    std::vector<Member> members;
};

// The features of several sources, numbered on.
class CompetitionReader {
  public:
    explicit CompetitionReader(std::vector<std::unique_ptr<moves::MoveSource>> sources);

    const std::vector<std::unique_ptr<moves::MoveSource>>& sources() const { return sources_; }
    // The number of a source's first feature; one more than there are sources gives the number of all.
    std::uint32_t first_feature(std::size_t source) const { return first_[source]; }
    std::uint32_t feature_count() const { return first_.back(); }
    // The weight of each feature; a feature that `weights` does not list has the weight of its source.
    std::vector<float> weights_by_feature(const moves::MoveWeights& weights) const;

    // `played` is a legal move on the board. Stays until the next call.
    const Competition& read(const moves::MoveSituation& situation, board::Vertex played);

  private:
    std::vector<std::unique_ptr<moves::MoveSource>> sources_;
    std::vector<std::uint32_t> first_;
    std::vector<moves::Proposal> proposals_;
    Competition competition_;
};

}  // namespace katachi::games
