// What is true of a string by where stones stand, without reading (GNU Go's manual, chapter 7.1).
#pragma once

#include "engine/board/board.h"

namespace katachi::worms {

// The parts into which the string cuts the rest of the board, less one: about as many as it has eyes of its own.
int genus(const board::Board& board, board::Vertex string);

// Whether a string keeps two of the opponent's apart: `cuts` where they have no common liberty, `may_cut` where they
// have one.
enum class Cutting : std::uint8_t { no, may_cut, cuts };
Cutting cutting(const board::Board& board, board::Vertex string);

// Whether the string can live only by capturing what surrounds it: taken off the board, it would leave a space that
// only the opponent surrounds, and it has no liberty on the edge and none of second order.
bool is_enclosed(const board::Board& board, board::Vertex string);

}  // namespace katachi::worms
