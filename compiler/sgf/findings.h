// What is wrong with the meaning of a record whose brackets are right: moves off the board, numbers in words.
#pragma once

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

// Adds warnings and puts all of the tree's in the order of their places.
void add_sgf_findings(SgfTree& tree);

}  // namespace katachi::compiler
