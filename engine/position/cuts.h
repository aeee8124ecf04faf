// Where strings of a side can be cut (GNU Go's manual, chapter 7.3).
#pragma once

#include <span>

#include "engine/position/pattern_link.h"

namespace katachi::position {

struct Cuts {
    board::VertexSet of_black;
    board::VertexSet of_white;

    const board::VertexSet& of(board::Colour colour) const {
        return colour == board::Colour::black ? of_black : of_white;
    }
};

Cuts cuts(std::span<const PatternCut> found);

}  // namespace katachi::position
