// Who wins a race, with GNU Go's codes (manual, chapter 12; the answers of its `analyze_semeai`).
#pragma once

#include "engine/life/life_reader.h"
#include "engine/life/races/race.h"

namespace katachi::life {

// For the side that moves first: whether its dragon lives, and whether its rivals die.
struct RaceAnswer {
    reading::TacticalCode defence = reading::TacticalCode::failure;
    reading::TacticalCode attack = reading::TacticalCode::failure;
    board::Vertex move = board::pass_vertex;  // pass where nothing need be played, or nothing helps
    Certainty certainty = Certainty::proved;
    std::uint64_t nodes = 0;
};

class RaceReader {
  public:
    // Of each search.
    explicit RaceReader(const LifeLimits& limits) : reader_(limits) {}

    // The board is the same afterwards.
    RaceAnswer read(board::Board& board, const Race& race);

  private:
    bool lives_alone(board::Board& board, const DragonGoal& goal, RaceAnswer& answer);

    LifeReader reader_;
    LifeSearch search_;
};

}  // namespace katachi::life
