// Draws problems of life and death from games.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "tests/regression/judges/life/life_truth.h"

namespace katachi::regression {

// How many positions are passed over, and how many are looked at then.
struct LifeDrawingPlan {
    int first = 0, positions = 0;
};

// The problems are those of one position.
struct DrawnProblems {
    std::vector<LifeProblem> problems;
    std::map<NoProblem, int> others;
};

using TakeProblems = std::function<void(const DrawnProblems&)>;

// What is proved.
void draw_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
               const std::atomic<bool>& stop, const TakeProblems& take);

// What is proved on open boards: groups at the edge with what stands around them, and nothing elsewhere.
void draw_open_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
                    const std::atomic<bool>& stop, const TakeProblems& take);

// What is proved on boards that are composed by chance (composed_problem.h): by as many positions as on open boards; or
// of the boards that stay open so, by many more, and then nothing is said of moves.
enum class ProofEffort : std::uint8_t { usual, long_searches };
void draw_composed_life(const std::string& split, ProofEffort effort, const LifeDrawingPlan& plan,
                        const std::atomic<bool>& stop, const TakeProblems& take);

// What is agreed upon; `folder` takes the game that GNU Go is shown. Throws FileError where it cannot be asked.
void draw_agreed_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
                      const std::filesystem::path& folder, const std::atomic<bool>& stop, const TakeProblems& take);

}  // namespace katachi::regression
