// Empty points that hang together, and whose stones lie around them: GNU Go's manual, chapter 7.1, calls them empty
// worms and their sides the colour of their border.
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace katachi::worms {

struct Cavity {
    board::VertexSet points;
    bool touches_black = false;
    bool touches_white = false;

    // The border of both colours, or of none, is Colour::empty, which the manual calls grey.
    board::Colour border() const {
        if (touches_black == touches_white) return board::Colour::empty;
        return touches_black ? board::Colour::black : board::Colour::white;
    }
};

// All cavities, in the order of their first points.
std::vector<Cavity> cavities(const board::Board& board);

}  // namespace katachi::worms
