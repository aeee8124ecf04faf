// Tests that failed as a picture.
#pragma once

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::cli {

// A board for each, as far as a picture has room: the first case that failed, the test's point as a red disc.
authoring::DrawingSheet failures_sheet(const authoring::TestResults& results);

}  // namespace katachi::cli
