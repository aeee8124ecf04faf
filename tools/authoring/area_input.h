// Parts of boards as people name them.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_part.h"

namespace katachi::authoring {

// Two opposite corners such as A1-K10, or one of "upper-left", "upper-right", "lower-left" and "lower-right", which
// reach to the middle lines. `size` is the board's. Throws FileError.
BoardArea read_area(const std::string& text, int size);

}  // namespace katachi::authoring
