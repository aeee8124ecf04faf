// The problems of life and death of a set, as they are drawn and written.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "regression/judges/life_problem.h"

namespace katachi::regression {

// Goes on behind what `work` has of positions looked at before, until there are so many; then writes the table. Throws
// FileError.
void draw_life_table(const std::string& split, const std::map<std::string, sgf::Game>& games, int positions,
                     const std::filesystem::path& tables, const std::filesystem::path& work,
                     const std::atomic<bool>& stop);

// Throws FileError.
std::vector<LifeProblem> life_table(const std::string& split, const std::filesystem::path& tables);

// SPLIT-life.tst with what is proved and SPLIT-life-agreed.tst with the rest, and a file for each problem.
void write_life_suites(const std::string& split, const std::map<std::string, sgf::Game>& games,
                       const std::filesystem::path& tables, const std::filesystem::path& folder);

}  // namespace katachi::regression
