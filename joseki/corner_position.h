// The stones of one corner, seen from the corner and by the side to move: the one form in which a joseki position
// is the same however it was reached. Move orders meet in it, and so do colours exchanged, corners turned, and the
// mirror in the corner's diagonal.
//
// Points are named on a board of max_board_size whose upper left corner is the corner: row 0 and column 0 are the
// first lines. An Orientation says how that board is laid over a real one (transform_on_board); each corner
// has two of them.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi {

struct CornerStone {
    std::int16_t vertex = 0;  // seen from the corner
    bool own = true;          // of the side to move

    friend auto operator<=>(const CornerStone&, const CornerStone&) = default;
};

// Sorted.
using CornerStones = std::vector<CornerStone>;

// Of the stones and their mirror image in the diagonal, the one that sorts first.
struct CornerPosition {
    CornerStones stones;
    // Whether the stones were mirrored to come to this form; false where both are the same.
    bool mirrored = false;

    // Whether the mirror image is the same, so that of two mirrored moves one is enough.
    bool is_symmetric() const;
};

CornerPosition corner_position(CornerStones stones);

// A vertex seen from the corner, mirrored in the diagonal; passing stays passing.
Vertex mirrored_in_diagonal(Vertex vertex);
CornerStones mirrored_in_diagonal(const CornerStones& stones);

// The stones of the other side to move, in the same place.
CornerStones seen_by_opponent(CornerStones stones);

// All stones of a board as the corner of `orientation` sees them, with `own` to move.
CornerStones stones_from_corner(const Position& position, Orientation orientation, Colour own);

// As a board to look at: own stones black, the corner at the upper left.
Position board_of(const CornerStones& stones);

}  // namespace katachi
