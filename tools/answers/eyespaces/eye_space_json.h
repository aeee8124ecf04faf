// An eye space of a board, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::answers {

// Its points and margins, its value with the bounds that are proved, the moves that decide it, and for which side to
// begin the value counts a seki. `size` is the board's.
nlohmann::ordered_json eye_space_json(const eyespaces::EyeSpace& space, int size);

}  // namespace katachi::answers
