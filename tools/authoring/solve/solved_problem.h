// A problem of life and death solved: what either side gets that moves first, all moves that get it, and why others do
// not.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/reading/exchange.h"
#include "tools/authoring/solve/asked_group.h"
#include "tools/authoring/solve/life_questions.h"

namespace katachi::authoring {

struct TreeLimits {
    int moves = 5;       // of a line
    int variations = 3;  // that are tried against a side at each of its opponent's moves, and wrong moves at the root
};

// A move with what follows it.
struct ShownMove {
    board::Colour colour = board::Colour::black;
    board::Vertex move = board::pass_vertex;
    std::vector<ShownMove> next;
};

// One side that moves first.
struct SideSolution {
    board::Colour side = board::Colour::black;
    life::LifeAnswer answer;
    bool need_not_move = false;  // it gets as much where its opponent moves first
    // None of these where it need not move, or the answer is open.
    std::vector<JudgedMove> solving;  // those that get as much
    std::vector<JudgedMove> wrong;    // the others, those that get more first
    // Takes a ko that may not be taken at once, and gets as much after a threat; else a pass.
    board::Vertex once_ko_is_free = board::pass_vertex;
    // A string that falls although the side fails, or after the answer's move; nothing of an open answer.
    reading::Exchange exchange;
    std::vector<ShownMove> lines;  // of moves that solve it, then of wrong ones and how they fail

    bool is_open() const { return answer.certainty == life::Certainty::open; }
};

struct SolvedProblem {
    AskedPosition asked;
    AskedGroup group;
    SideSolution attack, defence;

    // "critical", "lives", "dies"; "unknown" where an answer is open.
    std::string_view status() const;
};

SolvedProblem solve(const AskedPosition& asked, const AskedGroup& group, const life::LifeLimits& limits,
                    const TreeLimits& tree);

}  // namespace katachi::authoring
