// The life of a dragon as something that a side may take.
#pragma once

#include "engine/combinations/target.h"
#include "engine/life/life_reader.h"

namespace katachi::gtp {

class DragonTarget : public combinations::Target {
  public:
    // `reader` reads without a judge, and outlives this.
    DragonTarget(life::LifeReader& reader, const life::DragonGoal& goal) : reader_(reader), goal_(goal) {}

    // Not where reading comes to no end.
    bool is_safe(board::Board& board) override;
    // Believed where the goal's room is.
    std::optional<board::VertexSet> take(board::Board& board) override;
    board::VertexSet threat_points(const board::Board& board) const override;

  private:
    // What is left of the goal.
    life::DragonGoal goal_on(const board::Board& board) const;

    life::LifeReader& reader_;
    life::DragonGoal goal_;
};

}  // namespace katachi::gtp
