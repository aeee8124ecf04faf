// An entry of a database as a picture.
#pragma once

#include <cstdint>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"
#include "engine/board/colour.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// The letters of the constraint diagram, over their points.
enum class Labels : std::uint8_t { hidden, shown };

// The entry is drawn as it is turned; the caption is empty. O is drawn in the colour `own`. What cannot be understood
// has no rows.
BoardDrawing draw_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind, board::Orientation orientation,
                        Labels labels, board::Colour own = board::Colour::white);

}  // namespace katachi::authoring
