// The judge of eye values: it lays a space out with real stones on a real board of 19 lines, with real outer liberties
// and real living stones beside each margin, and lists all positions that play there can lead to. It knows the rules of
// Go and nothing of graphs, margins or walls.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/position.h"
#include "tests/eyes/shapes.h"

namespace katachi::eyes {

struct DrawnSpace {
    Rows rows;           // of '.', 'X', '!' and '$'; a blank is wall
    bool south = false;  // the last row lies on the edge of the board
    bool west = false;   // the first column does
};

struct RealSpace {
    board::Position position{19};
    std::vector<board::Vertex> playable;  // the space, islands in it, the outer liberties, the extra eye
    board::Vertex wall = board::pass_vertex;
};

// The space of White within one white string, islands apart. Nothing where the board has no place for it: a margin
// without room for living stones beside it, a wall in pieces, stones without a liberty. `outer_liberties` is at most 3.
std::optional<RealSpace> laid_out(const DrawnSpace& space, int outer_liberties, bool extra_eye);

// Whether Black captures the wall, where both sides may pass and a line without end is no capture.
bool black_captures(const RealSpace& space, board::Colour first);

}  // namespace katachi::eyes
