// A problem as a game record, which katachi solve and programs for problems take.
#pragma once

#include <string>

#include "compiler/sgf/tree.h"
#include "tools/authoring/problems/game_problems.h"

namespace katachi::authoring {

// The position of the problem, with its stones marked (TR). Below it stand the solution, its moves marked with TE, with
// the answers that are tried against it, and each wrong first move, marked with BM, with its refutation. The root has
// no comment yet.
compiler::SgfTree problem_record(const GameProblem& problem);

// "Black to play: capture the marked stones."
std::string problem_task(ProblemKind kind, board::Colour solver);

}  // namespace katachi::authoring
