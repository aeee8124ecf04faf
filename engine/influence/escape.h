// How far a group would have got away at each point: GNU Go's manual, chapter 13.9.
#pragma once

#include <array>
#include <cstdint>

#include "engine/influence/influence.h"

namespace katachi::influence {

using EscapeValues = std::array<std::uint8_t, board::vertex_count>;

// Of `colour`, from influence for escape if its opponent is to move: 4 in its own moyo, 2 in its area, 1 on nobody's
// points, 0 in what is the other side's and where stones live. Nobody's points that a group crowds itself, as those
// next to `goal`, are no way out: 0.
EscapeValues escape_values(const Influence& influence, board::Colour colour, const board::VertexSet& goal = {});

}  // namespace katachi::influence
