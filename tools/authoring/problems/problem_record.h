// A problem as a game record, which katachi solve and programs for problems take.
#pragma once

#include <string>

#include "compiler/sgf/tree.h"
#include "tools/authoring/problems/game_problems.h"

namespace katachi::authoring {

// The position with the stones that it is about marked (TR), the solution with what is tried against it, its moves
// marked with TE, and each wrong first move, marked with BM, with what refutes it. The root has no comment yet.
compiler::SgfTree problem_record(const GameProblem& problem);

// "Black to play: capture the marked stones."
std::string problem_task(ProblemKind kind, board::Colour solver);

}  // namespace katachi::authoring
