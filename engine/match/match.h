// One place where a pattern lies on a board.
#pragma once

#include <cstdint>

#include "engine/board/colour.h"
#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"

namespace katachi::match {

struct Match {
    std::uint16_t database = 0;
    std::uint16_t pattern = 0;                    // index in the tables or the model that was matched
    board::Colour colour = board::Colour::black;  // the side that the diagram draws as O
    board::Orientation orientation = board::Orientation::identity;
    board::Vertex move = board::pass_vertex;  // pass_vertex for a pattern without a move
    board::Vertex upper_left =
        board::pass_vertex;  // corners of the rectangle that the diagram covers, as the board lies
    board::Vertex lower_right = board::pass_vertex;

    friend bool operator==(const Match&, const Match&) = default;
};

}  // namespace katachi::match
