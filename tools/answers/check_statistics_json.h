// Counted findings as JSON.
#pragma once

#include <string>

#include "compiler/check/check_statistics.h"

namespace katachi::answers {

std::string check_statistics_json(const compiler::CheckStatistics& statistics);

}  // namespace katachi::answers
