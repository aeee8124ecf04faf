// All shapes that connected points of a board can have.
#pragma once

#include <string>
#include <vector>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyes {

using DrawnShape = std::vector<std::string>;  // rows of one length, of `.` and blanks

// All shapes of so many points, in each way to turn them; those that differ in their place alone are one.
std::vector<DrawnShape> drawn_shapes(int size);

// No edge, one, or a corner: nine places.
const std::vector<match::DrawnEyeEdges>& drawn_places();

}  // namespace katachi::eyes
