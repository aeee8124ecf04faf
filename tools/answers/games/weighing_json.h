// What games say of the moves of patterns, for programs.
#pragma once

#include <string>

#include "patterndb/weighing.h"

namespace katachi::answers {

// In the order in which they stand there.
std::string weighing_json(const catalogue::Weighing& weighing);

}  // namespace katachi::answers
