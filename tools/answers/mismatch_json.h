// Cells and edges that do not match, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "compiler/reference_matcher/fit.h"

namespace katachi::answers {

// An object of `cells` and `edges`. Rows and columns of a diagram count from 0, from the upper left.
nlohmann::ordered_json mismatches_json(const compiler::Fit& fit, int size);

}  // namespace katachi::answers
