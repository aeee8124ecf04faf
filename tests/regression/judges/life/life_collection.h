// The problems of life and death of a set, as they are drawn and written.
#pragma once

#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sgf/game.h"
#include "regression/judges/life_problem.h"
#include "tests/regression/judges/question_table.h"

namespace katachi::regression {

// The problems that are proved, in closed regions, on open boards and on composed ones, there by long searches alone,
// too; and those that are agreed upon.
inline constexpr std::array<std::string_view, 5> life_abouts{"life", "life-open", "life-composed", "life-composed-hard",
                                                             "life-agreed"};

// Goes on behind what `work` has of positions looked at before, until there are so many; then writes the table. Throws
// FileError.
void draw_life_table(const QuestionTable& table, const std::map<std::string, sgf::Game>& games, int positions,
                     const std::filesystem::path& work, const std::atomic<bool>& stop);

// Throws FileError.
std::vector<LifeProblem> life_problems_in(const QuestionTable& table);

struct WrittenProblem {
    LifeProblem problem;
    board::Board board;
    std::string file;  // below the folder
};

// A record for each problem, in `folder`/problems. Throws FileError.
std::vector<WrittenProblem> write_problems(const std::vector<LifeProblem>& problems, const std::string& name,
                                           const std::map<std::string, sgf::Game>& games,
                                           const std::filesystem::path& folder);

// SPLIT-life.tst and so on, and a file for each problem; of tables that there are.
void write_life_suites(const std::string& split, const std::map<std::string, sgf::Game>& games,
                       const std::filesystem::path& tables, const std::filesystem::path& folder);

}  // namespace katachi::regression
