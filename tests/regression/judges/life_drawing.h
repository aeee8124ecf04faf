// Draws problems of life and death from games.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "tests/regression/judges/life_truth.h"

namespace katachi::regression {

struct LifeDrawingPlan {
    int first = 0, positions = 0;  // how many positions are passed over, and how many are looked at then
    LifeTruthLimits limits;
};

// Of one position.
struct DrawnProblems {
    std::vector<LifeProblem> problems;
    std::map<NoProblem, int> others;
};

void draw_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
               const std::atomic<bool>& stop, const std::function<void(const DrawnProblems&)>& take);

}  // namespace katachi::regression
