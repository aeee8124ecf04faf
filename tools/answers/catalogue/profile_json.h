// How often patterns match in games, for programs.
#pragma once

#include <string>

#include "patterndb/profile.h"

namespace katachi::answers {

std::string profile_json(const catalogue::Profile& profile);

}  // namespace katachi::answers
