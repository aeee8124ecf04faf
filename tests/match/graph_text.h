// An automaton as a table for people, in the manner of the manual's 10.2: a line a state, what it reads as row and
// column from the anchor, where each symbol leads, and which patterns it names.
#pragma once

#include <string>

#include "compiler/automaton/state_graph.h"

namespace katachi::compiler {

std::string graph_text(const StateGraph& graph);

}  // namespace katachi::compiler
