// What compiling gave and cost, for programs.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/compile_figures.h"

namespace katachi::answers {

std::string compile_figures_json(const std::vector<authoring::CompileFigures>& figures);

}  // namespace katachi::answers
