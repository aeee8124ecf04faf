// An eye space as drawn, with the marks of the language for what was found.
#pragma once

#include <string>
#include <vector>

#include "engine/eyes/eye_solver.h"

namespace katachi::eyes {

// Its rows, with the marks of eye shape databases for the vital points.
std::vector<std::string> marked_rows(const match::EyeGraph& space, const EyeAnswer& answer);

}  // namespace katachi::eyes
