// The options and the work of `katachi problems mine`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/authoring/problems/mined_problems.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ProblemsMineOptions {
    std::vector<std::string> games;
    std::string output;     // a folder
    std::size_t limit = 0;  // problems; 0: all there are
    authoring::MiningLimits mining;
    int jobs = 1;
    authoring::GameReading reading;
};
Outcome run_problems_mine(const ProblemsMineOptions& options);

// A row a kind, and how many of the players who moved first solved problems of each length.
std::string mined_problems_text(const authoring::MinedProblems& mined);

}  // namespace katachi::cli
