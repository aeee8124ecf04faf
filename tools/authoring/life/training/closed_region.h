// Closed regions at random: a corner or an edge, a wall of the goal around it with holes by chance, stones within, and
// beyond it stones of the attacker that live without it.
#pragma once

#include <random>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::authoring {

struct ClosedRegion {
    board::Position position;
    life::DragonGoal goal;

    int empty_points() const { return (board::Board(position).empty_points() & goal.region).count(); }
};

// With so many empty points where both sides play, on eight lines. All strings have liberties, and goal stones stand.
// The same numbers give the same regions.
ClosedRegion random_closed_region(int least_empty, int most_empty, std::mt19937& random);

}  // namespace katachi::authoring
