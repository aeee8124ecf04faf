// The problems that commands about life and death are given.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/life/closed_problems.h"

namespace katachi::cli {

// Says on standard error what is left out. Throws FileError where there is no problem at all.
std::vector<authoring::ClosedProblem> given_problems(const std::vector<std::string>& inputs,
                                                     const authoring::GameReading& reading);

}  // namespace katachi::cli
