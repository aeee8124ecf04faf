// The problems of a collection of games, each once, with how many players saw what solves it, and the folder that they
// stand in:
//
//     problems.tsv           a row a problem; says what games they are of, and how many of these are mined
//     kill-4k0….sgf          a problem (problem_record.h)
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "compiler/sgf/tree.h"
#include "tools/authoring/problems/game_problems.h"

namespace katachi::authoring {

struct MinedProblem {
    ProblemKind kind = ProblemKind::kill;
    std::string code;
    board::Colour solver = board::Colour::black;
    std::string solution;  // "C3"
    int depth = 0, wrong = 0, tempting = 0, added_walls = 0;
    std::string game;  // where it was first found
    int move = 1;
    std::array<int, 3> found{};  // games, by Found
    compiler::SgfTree record;    // without the comment at its root, or with that of an earlier run

    int games() const { return found[0] + found[1] + found[2]; }
    // "kill-4k0….sgf"
    std::string file() const;
};

// How many of the players who moved first in a problem's region solved it.
struct FoundShare {
    int solved = 0, moved = 0;
};

class MinedProblems {
  public:
    void add(const std::string& game, const std::vector<GameProblem>& problems);
    void count_game() { ++games_; }

    std::size_t games() const { return games_; }
    const std::vector<MinedProblem>& problems() const { return problems_; }
    // The share of all problems of a kind with a solution of so many moves.
    FoundShare share_of(ProblemKind kind, int depth) const;

    // What was mined of `inputs` so far is read back from the folder; nothing where it has nothing yet. Throws
    // FileError where it has problems of other games, or other settings, or is damaged.
    static MinedProblems read(const std::filesystem::path& folder, const std::string& origin);
    // All of it; a file that holds the same already is left alone. `origin` says the games and the settings, on one
    // line.
    void write(const std::filesystem::path& folder, const std::string& origin) const;

  private:
    std::string comment_of(const MinedProblem& problem) const;

    std::size_t games_ = 0;
    std::vector<MinedProblem> problems_;  // in the order in which they were found
    std::map<std::string, std::size_t> by_code_;
};

}  // namespace katachi::authoring
