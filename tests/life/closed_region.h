// Closed regions at random: a corner or an edge, a wall of the goal around it with holes by chance, stones within, and
// beyond it stones of the attacker that live without it.
#pragma once

#include <random>

#include "engine/life/goal/dragon_goal.h"
#include "tests/life/plain_judge.h"

namespace katachi::life {

struct ClosedRegion {
    board::Position position;
    DragonGoal goal;

    int empty_points() const { return (board::Board(position).empty_points() & goal.region).count(); }
};

// With so many empty points where both sides play. All strings have liberties, and goal stones stand.
ClosedRegion random_closed_region(int least_empty, int most_empty, std::mt19937& random);

PlainQuestion plain_question(const ClosedRegion& region, board::Colour to_move, KoWinner ko_winner);

}  // namespace katachi::life
