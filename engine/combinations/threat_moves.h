// The moves by which a string may be threatened.
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace katachi::combinations {

// A string with more liberties is threatened by no single move, as far as reading looks.
constexpr int most_liberties_threatened = 4;

// The points around these points, so many steps away at most, and the points themselves.
board::VertexSet points_within(const board::Board& board, const board::VertexSet& points, int steps);

// Points where a move may threaten one of the strings, named by their origins; those of strings with few liberties
// first.
std::vector<board::Vertex> threat_moves(const board::Board& board, const board::VertexSet& strings);

}  // namespace katachi::combinations
