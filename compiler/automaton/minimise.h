// The least automaton that names the same: equal states become one. Without loops that is a matter of comparing each
// state, last ones first, with those that are there already.
#pragma once

#include "compiler/automaton/state_graph.h"

namespace katachi::compiler {

// A symbol that cannot be seen leads where another one does, so that fewer next states differ.
StateGraph minimised(const StateGraph& graph);

}  // namespace katachi::compiler
