// Pictures in letters: boards as GTP engines print them, entries as `.db` files draw them.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// Boards without coordinates have their labels beside them, drawn a second time. The last move and critical stones
// are in round brackets, stones of whose life nothing is known in square ones.
// With `colour`, ground is coloured, Black's cyan and White's yellow, and so are stones of whose life something is
// believed: alive green, critical red, dead cyan, unknown yellow.
std::string drawing_text(const DrawingSheet& sheet, bool colour = false);

}  // namespace katachi::authoring
