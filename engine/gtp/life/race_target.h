// A dragon that may be taken by winning a race against it.
#pragma once

#include "engine/combinations/target.h"
#include "engine/life/races/race_reader.h"
#include "engine/life/statuses/rivalries.h"

namespace katachi::gtp {

class RaceTarget : public combinations::Target {
  public:
    // The race is the attacker's, with rivals of his opponent. `weak` as race_between has it; `reader` outlives this.
    RaceTarget(life::RaceReader& reader, const life::Rivalry& race, const board::VertexSet& weak)
        : reader_(reader), race_(race), weak_(weak) {}

    // Not where reading comes to no end.
    bool is_safe(board::Board& board) override;
    // Believed where the room of both dragons is.
    std::optional<board::VertexSet> take(board::Board& board) override;
    board::VertexSet threat_points(const board::Board& board) const override;

  private:
    // As it is on the board; nothing where one of both strings is gone.
    std::optional<life::Race> race_on(const board::Board& board) const;

    life::RaceReader& reader_;
    life::Rivalry race_;
    board::VertexSet weak_;
};

}  // namespace katachi::gtp
