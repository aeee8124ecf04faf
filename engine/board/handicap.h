// Black's handicap stones: how many there are, and where they stand.
#pragma once

#include "engine/board/vertex_set.h"

namespace katachi::board {

struct Handicap {
    int stones = 0;
    int still_to_place = 0;  // of these; 0 once the game has begun

    friend bool operator==(const Handicap&, const Handicap&) = default;
};

// The most stones that have fixed points on a board of `size`: none below 7, else four, or nine where the board has
// a centre and is no smaller than 9.
int most_fixed_handicap(int size);

// The fixed points, corners first; `stones` from 2 to most_fixed_handicap(size).
VertexSet fixed_handicap(int size, int stones);

// Stones that the engine places as it likes: on the fixed points first, then as far from each other as there is room.
// No two touch, so fewer than asked come onto a board that is too small for them.
VertexSet free_handicap(int size, int stones);

// Where there is room for one more: on the third line or higher before lower ones, then far from the stones, then near
// the centre; pass_vertex if all points touch a stone.
Vertex next_handicap_point(int size, const VertexSet& stones);

}  // namespace katachi::board
