// An entry of a database as a picture.
#pragma once

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// As it is turned; the caption is empty. `with_labels`: the letters of its constraint diagram over their points. What
// cannot be understood has no rows.
BoardDrawing draw_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind, board::Orientation orientation,
                        bool with_labels);

}  // namespace katachi::authoring
