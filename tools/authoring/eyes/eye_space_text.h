// Eye spaces of a position in words.
#pragma once

#include <string>

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::authoring {

// "Black's eye space at C9 (3 points, margin D9, half eye B9), 0011: one eye for the defender if he moves first, else
// none; White attacks at C9, Black defends at C9". `size` is the board's.
std::string eye_space_text(const eyespaces::EyeSpace& space, int size);

}  // namespace katachi::authoring
