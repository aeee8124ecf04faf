// What people call a side, and what programs do.
#pragma once

#include <string>

#include "engine/board/colour.h"

namespace katachi::board {

inline std::string side_name(Colour colour) { return colour == Colour::black ? "Black" : "White"; }
inline std::string side_word(Colour colour) { return colour == Colour::black ? "black" : "white"; }

}  // namespace katachi::board
