// An eye space as a picture.
#pragma once

#include "engine/eyes/eye_solver.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// The vital points bear the marks of eye shape databases; the title is the value in words, the legend tells the marks
// and the rules by which `answer` was found.
DrawingSheet draw_eyes(const match::EyeGraph& space, const eyes::EyeAnswer& answer, const eyes::LocalRules& rules);

}  // namespace katachi::authoring
