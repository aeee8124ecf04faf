// Stones that live though their opponent moves for ever: D. B. Benson, "Life in the game of Go" (1976), around a goal
// alone, and by small eye spaces alone, so that a search can ask at each position.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// If a stone of `goal`, of `colour`, lives so: the strings and the eye spaces that it lives by. `safe` are stones of
// the opponent that nobody can take: no point beside them is an eye.
std::optional<board::VertexSet> sure_life(const board::Board& board, const board::VertexSet& goal, board::Colour colour,
                                          const board::VertexSet& safe);

}  // namespace katachi::life
