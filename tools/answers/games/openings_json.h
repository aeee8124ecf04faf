// The moves that games begin with, for programs.
#pragma once

#include <string>

#include "games/search/openings.h"

namespace katachi::answers {

// Its moves in the order of their lines; "line" numbers them from 1.
std::string openings_json(const games::OpeningTree& tree);

}  // namespace katachi::answers
