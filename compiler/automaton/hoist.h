// Names that all next states share are named before: once instead of three or four times, and no query verifies
// more for it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "compiler/automaton/state_graph.h"

namespace katachi::compiler {

// Moves what every state next to `state` names to `state`, which names nothing yet. The next states belong to it
// alone. Answers how many names fewer there are.
std::size_t hoist(StateGraph& graph, std::uint32_t state);

}  // namespace katachi::compiler
