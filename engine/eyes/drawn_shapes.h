// All shapes that connected points of a board can have.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyes {

using DrawnShape = std::vector<std::string>;  // rows of one length, of `.` and blanks

// All shapes of so many points, in each way to turn them; those that differ in their place alone are one.
std::vector<DrawnShape> drawn_shapes(int size);

// No edge, one, or a corner: nine places.
const std::vector<match::DrawnEyeEdges>& drawn_places();

// The graph with these points as its margins; nothing where one finds no free side, or is an island.
std::optional<match::EyeGraph> with_margins(match::EyeGraph graph, match::EyePoints margins);

}  // namespace katachi::eyes
