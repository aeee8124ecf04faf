// Positions of a game tree that stand in several of its lines.
#pragma once

#include <map>

#include "compiler/sgf/tree.h"

namespace katachi::authoring {

// The map is the one that GameOutline::transpositions holds.
std::map<compiler::SgfNodeIndex, compiler::SgfNodeIndex> transpositions(const compiler::SgfTree& tree);

}  // namespace katachi::authoring
