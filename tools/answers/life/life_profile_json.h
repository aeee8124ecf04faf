// What patterns of life and death are worth, as JSON.
#pragma once

#include <string>

#include "tools/authoring/life/pattern_profile.h"

namespace katachi::answers {

std::string life_profile_json(const authoring::LifeProfile& profile);

}  // namespace katachi::answers
