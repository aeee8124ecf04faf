// Life by stones that all join one string of the goal (engine/eyes/joined_eyes.h): proved whatever stands beyond the
// points that it looks at, and without a ko.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// The attacker to move. If a string of `goal`, of `colour`, makes two eyes so: the string and the points looked at.
// `most_positions` bounds the search for each string.
std::optional<board::VertexSet> joined_life(const board::Board& board, const board::VertexSet& goal,
                                            board::Colour colour, std::size_t most_positions);

}  // namespace katachi::life
