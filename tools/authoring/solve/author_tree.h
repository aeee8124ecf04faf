// An author's own tree of a problem, checked: which of its right moves get what there is to get, and what it lacks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/authoring/solve/solved_problem.h"

namespace katachi::authoring {

struct AuthorMove {
    std::vector<board::Move> line;              // from the problem to the move, which is the last
    life::LifeAnswer best;                      // what its side gets before it
    life::LifeAnswer answer;                    // what it gets after it
    board::Vertex better = board::pass_vertex;  // what would get more, where it does not hold
    bool is_legal = true;                       // else nothing is asked after it

    bool holds() const { return is_legal && answer.succeeds() && rank(answer.code) <= rank(best.code); }
};

struct AuthorCheck {
    // Where nothing is marked as right or wrong: the main line counts as right.
    bool is_main_line = false;
    std::vector<AuthorMove> right;     // with answers to these that cannot be played
    std::vector<board::Move> lacking;  // first moves that solve it and are not among the right ones
    std::vector<board::Move> denied;   // of these, those that the author calls wrong

    bool has_faults() const;
};

// Nothing where the record holds no moves after the position of the problem, which is that before its first move. A
// line is about the side that moves first. A move of that side is right where it, or a later one, is called so: by TE,
// or by a comment with "correct" or 正解; by RIGHT also where the opponent's answer ends the line. A move that BM,
// "wrong", "incorrect" or 失敗 is said of is wrong whatever follows. First moves that are lacking are those of the side
// whose move the record has first, and of the other where one of its first moves is right.
std::optional<AuthorCheck> check_author(const compiler::SgfTree& tree, const SolvedProblem& solved,
                                        const life::LifeLimits& limits);

}  // namespace katachi::authoring
