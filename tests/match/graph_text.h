// An automaton as a table for people, in the manner of the manual's 10.2: a line a state, what it reads as row and
// column from the anchor, where each symbol leads, and which patterns it names.
#pragma once

#include <string>

#include "compiler/automaton/state_graph.h"

namespace katachi::match {

std::string graph_text(const compiler::StateGraph& graph);

}  // namespace katachi::match
