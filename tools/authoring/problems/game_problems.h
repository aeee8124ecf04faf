// Problems that came up in a game, and whether the players saw what solved them.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/life/life_search.h"
#include "engine/sgf/game.h"
#include "regression/judges/truth.h"
#include "tools/authoring/problems/local_code.h"
#include "tools/authoring/problems/proved_problem.h"

namespace katachi::authoring {

enum class ProblemKind : std::uint8_t {
    kill,     // a group that lives if it moves first
    live,     // a group that dies if its opponent moves first
    race,     // of two groups the one that moves first captures the other
    capture,  // a string that else gets away
    save,     // a string that else is captured
    cut,      // two strings that else are joined
    join,     // two strings that else are cut
};
constexpr std::size_t problem_kinds = 7;

// "kill", …
const char* name(ProblemKind kind);

// What the side to move did where a problem stood: the first move of either side in its region.
enum class Found : std::uint8_t { solved, missed, left };
const char* name(Found found);

struct GameProblem {
    ProblemKind kind = ProblemKind::kill;
    std::string code;  // local_code.h
    LocalProblem local;
    board::Position position;  // of lives and races, what stands in the region and a wall around it
    int move = 1;              // of the game, before which it stood
    Found found = Found::left;
    int added_walls = 0;  // points around a closed region that the game had not filled
    ProvedProblem proof;
};

struct MiningLimits {
    int every = 4;  // each so many moves a game is looked at
    life::LifeLimits life{.nodes = 20'000};
    // Positions of a question about one string, and of one about two strings, whose positions take far longer.
    std::uint64_t string_positions = 4'000, link_positions = 200;
    int most_room = 12;  // empty points of a region
    int most_added = 3;  // stones that close the region and are not the game's
    ProblemDemands demands;
};

// Gives each problem once. Its place is the first move that was played in its region, if that is a move of the solver,
// else the position where it was first seen. A proof of a capture or a link that `check` refuses is none. The search
// ends early if `stop` is set; then problems may be missing.
std::vector<GameProblem> game_problems(const sgf::Game& game, const MiningLimits& limits,
                                       const regression::ProofCheck& check, const std::atomic<bool>& stop);

}  // namespace katachi::authoring
