// Joseki positions and moves as one SGF tree that people and programs read: the corner at the upper right, Black first,
// tenuki as a pass, counts as JSON in the comments.
#pragma once

#include "compiler/sgf/sgf_tree.h"
#include "joseki/joseki_graph.h"

namespace katachi {

// From the empty board. The most played moves come first, and the way to a position that is played most carries what
// follows; other ways to it end with a remark that names that one. The comment of a move that was counted begins with a
// JSON object: "count", "b_win", "w_win", "first", "last" (dates), "ended" (games whose sequence ends with the move),
// "example", "goes_on_as_after". What is said of the move follows it.
SgfTree sgf_tree(const JosekiGraph& graph);

}  // namespace katachi
