// The reasons for a move as a picture.
#pragma once

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/why/why.h"

namespace katachi::cli {

// The position with the move, and beside it the patterns that propose it, as they lie on the board.
authoring::DrawingSheet why_sheet(const authoring::WhyReport& report);

}  // namespace katachi::cli
