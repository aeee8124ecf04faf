// Whether dragons live by reading: those that another judge doubts are asked about with either side first.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/life/life_reader.h"
#include "engine/position/status_judge.h"

namespace katachi::life {

struct LifeStatusLimits {
    // Dragons whose chance to live lies between are in doubt, and so are those of no plain status.
    float least_chance = 0.1F, most_chance = 0.9F;
    LifeLimits search{.nodes = 2'000};
};

// Of one position, while its sources stay.
class LifeStatusJudge : public position::StatusJudge {
  public:
    // `board` is what the dragons are of; `first` judges the others, and what the search leaves open. Both outlive
    // this.
    LifeStatusJudge(const board::Board& board, position::StatusJudge& first, const LifeStatusLimits& limits = {})
        : board_(board), first_(first), limits_(limits), reader_(limits.search) {}

    // A dragon that is read leans on what is believed of the opponent's dragons beside it: as long as nothing is, it is
    // as the first judge says.
    position::Verdict judge(const position::Dragons& dragons, int number,
                            std::span<const position::Status> believed) override;

    // Positions that were read since it was made.
    std::uint64_t nodes() const { return nodes_; }

  private:
    // Nothing where the search does not come to an end.
    std::optional<position::Verdict> read(const DragonGoal& goal);

    board::Board board_;
    position::StatusJudge& first_;
    LifeStatusLimits limits_;
    LifeReader reader_;
    std::uint64_t nodes_ = 0;
};

}  // namespace katachi::life
