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
    board::Vertex better = board::pass_vertex;  // what gets more, where it does not hold and that is known
    bool is_legal = true;                       // else nothing is asked after it

    bool holds() const { return is_legal && answer.succeeds() && rank(answer.code) <= rank(best.code); }
};

struct AuthorCheck {
    // Where nothing is marked as right or wrong, the main line counts as right.
    bool is_main_line = false;
    std::vector<AuthorMove> right;     // with answers to these that cannot be played
    std::vector<board::Move> lacking;  // first moves that solve it and are not among the right ones
    std::vector<board::Move> denied;   // of these, those that the author calls wrong

    bool has_faults() const;
};

// Nothing if the record holds no moves after the position of the problem, which stands before its first move. A line is
// about the side that moves first. A move of that side is right if it, or a later move of the side, is called right: by
// TE, or by a comment with "correct" or 正解. RIGHT counts also where the opponent's answer ends the line. A move is
// wrong, whatever follows, if it has BM or a comment with "wrong", "incorrect" or 失敗. Lacking first moves are told of
// the side whose move the record has first, and of the other side if one of its first moves is right.
std::optional<AuthorCheck> check_author(const compiler::SgfTree& tree, const SolvedProblem& solved,
                                        const life::LifeLimits& limits);

}  // namespace katachi::authoring
