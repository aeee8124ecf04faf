// Eye spaces that cannot be divided any more, and how many moves it takes to fill them.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// How many of the opponent's moves fill an empty eye space of so many points that cannot be divided, captures in
// between counted off.
constexpr int liberties_of_eye(int size) { return size <= 2 ? size : (size * size - 3 * size) / 2 + 3; }

// How many moves the opponent needs to fill an eye space that one string walls in, captures in between counted off.
// Stones of the opponent may stand in the space. Nothing where the space may still become two eyes, is larger than
// seven points, has more than four empty points, or lies at a corner with four points or more, where kos arise.
std::optional<int> moves_to_fill(const board::Board& board, const board::VertexSet& space, board::Colour owner);

// Whether an empty space cannot be divided, or a move of the opponent makes it so.
bool can_be_spoilt(const board::VertexSet& space);

}  // namespace katachi::life
