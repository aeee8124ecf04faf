// A judgement for open boards: a dragon that reaches open ground, or has so much room, is believed to live.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// If a string of `goal`, of `colour`, the opponent to move, has room: the string with its liberties.
std::optional<board::VertexSet> room_to_run(const board::Board& board, const board::VertexSet& goal,
                                            board::Colour colour);

}  // namespace katachi::life
