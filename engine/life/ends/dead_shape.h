// Eye spaces that cannot be divided any more, and how many moves it takes to fill them.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

// How many of the opponent's moves fill an empty eye space of so many points that cannot be divided, captures in
// between counted off.
constexpr int liberties_of_eye(int size) { return size <= 2 ? size : (size * size - 3 * size) / 2 + 3; }

// Of an eye space that stones of one string wall in, with stones of the opponent of this string in it: the opponent's
// moves to fill it, captures in between counted off. Nothing where the space may still become two eyes, is larger than
// seven points, has more than four empty ones, or lies at a corner with four points and more, where kos come about.
std::optional<int> moves_to_fill(const board::Board& board, const board::VertexSet& space, board::Colour owner);

// Whether an empty space becomes one that cannot be divided by a move of the opponent, or is one.
bool can_be_spoilt(const board::VertexSet& space);

}  // namespace katachi::life
