// How a match between engines stands, for programs.
#pragma once

#include <string>

#include "tools/authoring/arena_report.h"

namespace katachi::answers {

std::string arena_json(const authoring::ArenaReport& report);

}  // namespace katachi::answers
