// The eye spaces of a size, each graph once.
#pragma once

#include <string>
#include <vector>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyes {

// All shapes of this size away from the edge, with one of `cells` on each point, that a board can have.
std::vector<match::EyeGraph> distinct_graphs(int size, const std::string& cells);

}  // namespace katachi::eyes
