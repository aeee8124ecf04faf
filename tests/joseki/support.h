// Small trees as graphs, and graphs as text that tests can compare.
#pragma once

#include <string>

#include "joseki/graph/joseki_graph.h"
#include "joseki/graph/tree_reader.h"

namespace katachi::joseki {

// All games of a text; `reading` gets what was counted.
Graph graph_of(const std::string& sgf, const TreeReadingOptions& options = {}, TreeReading* reading = nullptr);

// The node after the moves, such as "D16 F17"; Black plays first. `pass` is a move too.
NodeIndex node_after(const Graph& graph, const std::string& moves);

// Everything that it says, in one order.
std::string text_of(const Graph& graph);

}  // namespace katachi::joseki
