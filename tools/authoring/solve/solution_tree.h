// A solved problem as a game record.
#pragma once

#include "compiler/sgf/tree.h"
#include "tools/authoring/solve/solved_problem.h"

namespace katachi::authoring {

// The position with the group marked (TR). Its comment tells what either side gets, and the ko that may not be taken at
// once, if there is one. Below it stand the lines of both sides, with solving first moves marked with TE and wrong ones
// with BM.
compiler::SgfTree solution_tree(const SolvedProblem& solved);

// Adds a node for the move below `parent`, and nodes for what follows it; moves of `winner` are marked with TE. Returns
// the first node.
compiler::SgfNodeIndex add_shown_line(compiler::SgfTree& tree, compiler::SgfNodeIndex parent, const ShownMove& shown,
                                      board::Colour winner = board::Colour::empty);

// "kills", "lives", "kills by a ko for which …", "does not live", …: what a side gets; "seems to kill", "seems not to
// live", … where the answer is open.
std::string outcome_text(const life::LifeAnswer& answer, bool is_attack);

}  // namespace katachi::authoring
