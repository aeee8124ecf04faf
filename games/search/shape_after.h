// A shape as a move within it leaves it.
#pragma once

#include "games/search/shape_forms.h"

namespace katachi::games {

// With the stone, and without the opponent's strings that have no liberty then: those that lie within the rectangle,
// with no point beside them that may be empty and none outside but edges that are drawn.
Shape shape_after(const Shape& shape, const ShapeMove& move);

}  // namespace katachi::games
