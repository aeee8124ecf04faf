// The eye spaces of a position in its picture (GNU Go's manual, 5.8.2).
#pragma once

#include "engine/eyespaces/eye_spaces.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// The first picture of the sheet is of the whole board. Each space has a letter, which its empty points bear; its
// margins are `!`, half eyes `h`, false eyes `f`. Moves that decide a space have a mark. The legend tells each space
// and its value. Lone margins are left out.
void draw_eye_spaces(const eyespaces::EyeSpaces& spaces, DrawingSheet& sheet);

}  // namespace katachi::authoring
