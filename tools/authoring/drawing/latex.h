// Pictures for LaTeX, in the macros of the package psgo.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// One environment a board. A shape lies on a board of 19 lines, against the edges that it draws.
std::string drawing_latex(const DrawingSheet& sheet);

}  // namespace katachi::authoring
