// The table of habits as a page for browsers.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/review/habits.h"

namespace katachi::authoring {

std::string habits_page(const std::vector<PlayerHabits>& table);

}  // namespace katachi::authoring
