// A judged position as a picture: GNU Go's manual, 5.8.
#pragma once

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

// The whole board, with the lives of all stones, territory and moyo. The legend says what rings and signs mean.
DrawingSheet judged_drawing(const PositionReport& report);

}  // namespace katachi::authoring
