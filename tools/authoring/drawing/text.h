// Pictures in letters: boards as GTP engines print them, entries as `.db` files draw them.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// Boards without coordinates have their labels beside them, drawn a second time. The last move is in brackets.
std::string drawing_text(const DrawingSheet& sheet);

}  // namespace katachi::authoring
