// A problem proved: one first move solves it, each other one fails.
#pragma once

#include <optional>
#include <vector>

#include "tools/authoring/problems/problem_questions.h"
#include "tools/authoring/solve/solved_problem.h"

namespace katachi::authoring {

// What is worth a problem.
struct ProblemDemands {
    int depth = 3;     // moves of the solution
    int wrong = 2;     // first moves that fail
    int tempting = 0;  // of these, those that the opponent does not refute by the solution's point
};

struct ProvedProblem {
    board::Vertex solution = board::pass_vertex;
    // Both sides' moves of the longest line that is shown, each of the opponent's a threat that has to be answered.
    int depth = 0;
    int tempting = 0;              // wrong first moves that the opponent's move on the solution's point does not refute
    ShownMove right;               // with what is tried against it
    std::vector<ShownMove> wrong;  // each other first move with its refutation; none where no answer is needed
};

// Nothing where it is no problem: there is nothing to solve, several moves do, some move is not settled, or it is less
// than is demanded.
std::optional<ProvedProblem> proved_problem(ProblemQuestions& questions, const ProblemDemands& demands);

}  // namespace katachi::authoring
