// An entry of an eye shape database as a graph.
#pragma once

#include "compiler/model/pattern.h"
#include "engine/match/eyes/eye_graph.h"

namespace katachi::compiler {

// The entry is sound. A graph of more than `largest_eye_graph` points is none to be solved or matched.
match::EyeGraph entry_graph(const Pattern& entry);

}  // namespace katachi::compiler
