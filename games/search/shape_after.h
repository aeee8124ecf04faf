// A shape as a move within it leaves it.
#pragma once

#include "games/search/shape_forms.h"

namespace katachi::games {

// The shape with the stone of the move, and without the opponent's strings that the move surely captures. Such a string
// lies within the rectangle, no point beside it may be empty, and it touches nothing outside but edges that are drawn.
Shape shape_after(const Shape& shape, const ShapeMove& move);

}  // namespace katachi::games
