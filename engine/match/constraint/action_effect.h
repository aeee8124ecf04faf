// What an action asks the engine to do.
#pragma once

#include <span>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::match {

// One call of an action helper. The points are there while the visitor looks at it.
struct ActionEffect {
    Autohelper helper{};
    board::Colour own = board::Colour::black;  // the side that the diagram draws as O
    std::span<const board::Vertex> points;
};

}  // namespace katachi::match
