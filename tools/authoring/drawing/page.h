// Pictures as pages for browsers, with the text that they belong to below.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// One file that needs nothing else; `cell` is the distance of two lines in pixels, `text` may be empty.
std::string drawing_page(const DrawingSheet& asked, int cell, const std::string& text);

}  // namespace katachi::authoring
