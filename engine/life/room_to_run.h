// Judgements for open boards: a dragon that reaches open ground, has so much room, or joins a living one, is believed to
// live.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// If a string of `goal`, of `colour`, the opponent to move, has room: the string with its liberties.
std::optional<board::VertexSet> room_to_run(const board::Board& board, const board::VertexSet& goal,
                                            board::Colour colour);

// If a string of `goal` holds a stone of `living`: that string.
std::optional<board::VertexSet> joined_living(const board::Board& board, const board::VertexSet& goal,
                                              const board::VertexSet& living);

}  // namespace katachi::life
