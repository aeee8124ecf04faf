// What games say of the moves of patterns, for programs.
#pragma once

#include <string>

#include "patterndb/weighing.h"

namespace katachi::answers {

// The figures are in the order in which they stand in the weighing.
std::string weighing_json(const catalogue::Weighing& weighing);

}  // namespace katachi::answers
