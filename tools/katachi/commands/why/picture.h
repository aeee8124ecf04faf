// The reasons for a move as a picture.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/why/why.h"

namespace katachi::cli {

// The position with the move, and beside it the patterns that propose it, as they lie on the board, O
// in the colour of the side to move. `area` is a part of the board as --area takes it, or empty.
authoring::DrawingSheet why_sheet(const authoring::WhyReport& report, const std::string& area);

}  // namespace katachi::cli
