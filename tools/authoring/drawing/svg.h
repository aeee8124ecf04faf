// Pictures as SVG: one text that needs nothing else, with a title and a legend for those who hear it read.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// `cell` is the distance of two lines in pixels.
std::string drawing_svg(const DrawingSheet& sheet, int cell);

}  // namespace katachi::authoring
