// Joseki positions and moves as SGF trees that people and programs read: the corner at the upper right, Black first,
// tenuki as a pass. katachi joseki add reads them back with all that is said in them, and the joseki compiler
// (joseki/trees/) makes the patterns of moves that have a rectangle.
#pragma once

#include <vector>

#include "compiler/sgf/tree.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// The first tree begins on the empty board; each position that was set up and that no other tree leads to has one of
// its own. The most played moves come first, and the way to a position that is played most carries what follows; other
// ways to it end with the moves that do. What was counted and what is typed stands in properties of Katachi's own and
// in a sentence of the comment (node_data.h), behind the texts. A move with a rectangle is written as the joseki
// compiler reads it, and the sentence is the last of its remarks.
std::vector<compiler::SgfTree> sgf_trees(const Graph& graph);

}  // namespace katachi::joseki
