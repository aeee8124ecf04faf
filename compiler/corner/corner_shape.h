// A corner pattern as it lies in the upper left corner.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

struct CornerShape {
    int rows = 0, columns = 0;
    std::vector<PlacedStone> stones;  // own is the side that the diagram draws as O
    std::optional<board::Offset> move;
    board::Orientation turn = board::Orientation::identity;  // from the pattern as drawn
    std::uint8_t orientations = 0;  // a bit for each Orientation that may lay the corner over the board
};

// Whether a pattern of a corner database has two edges that meet, and cells that say what stands there. Any other is
// found by the general matcher alone.
bool is_corner_pattern(const Pattern& pattern);

// Only of such a pattern.
CornerShape corner_shape(const Pattern& pattern);

}  // namespace katachi::compiler
