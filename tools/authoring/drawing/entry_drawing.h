// An entry of a database as a picture.
#pragma once

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"
#include "engine/board/colour.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// The entry is drawn as it is turned; the caption is empty. `with_labels` puts the letters of its constraint diagram
// over their points. O is drawn in the colour `own`. What cannot be understood has no rows.
BoardDrawing draw_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind, board::Orientation orientation,
                        bool with_labels, board::Colour own = board::Colour::white);

}  // namespace katachi::authoring
