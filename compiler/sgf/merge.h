// Several records as one tree: what they begin with alike stands once, and they part where they differ.
#pragma once

#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

// Adds the variations of `other` to `tree`, which begins with the same stones and the same side to move. Nodes with the
// same moves and set-up become one: marks and labels of both stay, different comments follow one another, and of other
// texts those of `tree` stay. Nothing, or why the two cannot be one; then `tree` is as it was.
std::string merge_into(SgfTree& tree, const SgfTree& other);

}  // namespace katachi::compiler
