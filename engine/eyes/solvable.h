// Which graphs are eye spaces that can be solved.
#pragma once

#include <string>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyes {

// Why a graph is no single eye space of a board, and what to do: "`x` stands for two spaces; write . or X for each".
// Empty where it is one.
std::string why_unsolvable(const match::EyeGraph& graph);

}  // namespace katachi::eyes
