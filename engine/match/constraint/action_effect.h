// What an action asks the engine to do.
#pragma once

#include <span>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

// One call of an action helper. The points are there while the visitor looks at it.
struct ActionEffect {
    Autohelper helper{};
    Colour own = Colour::black;  // the side that the diagram draws as O
    std::span<const Vertex> points;
};

}  // namespace katachi
