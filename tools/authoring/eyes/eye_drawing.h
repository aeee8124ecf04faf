// An eye space as a picture.
#pragma once

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/eyes/eye_analysis.h"

namespace katachi::authoring {

// The vital points bear the marks of eye shape databases; the title is the value in words, the legend tells the marks.
// The space was solved.
DrawingSheet draw_eyes(const EyeAnalysis& analysis);

}  // namespace katachi::authoring
