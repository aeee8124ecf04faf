// How likely a dragon is to get away if it cannot make two eyes where it is: GNU Go's manual, chapter 13.9.
#pragma once

#include <array>
#include <vector>

#include "engine/board/board.h"

namespace katachi::position {

// The gain of a dragon that gets to a point: 0 to 4 at an empty point, by how much the opponent has there, and 0 to 6
// at a stone of its own side, by how surely that stone lives.
using EscapeValues = std::array<std::uint8_t, board::vertex_count>;

// The points that four own stones lead to from the dragon and no fewer, empty ones and own stones of others. Stones but
// the first may not touch the opponent; the way may lead over other own stones.
board::VertexSet points_of_escape(const board::Board& board, const board::VertexSet& dragon);

// A point that a dragon may run to, and what it gains there, above 0.
struct EscapePoint {
    board::Vertex point = board::pass_vertex;
    int gain = 0;

    friend bool operator==(const EscapePoint&, const EscapePoint&) = default;
};

// Those of the points of escape that have a value.
std::vector<EscapePoint> escapes(const board::Board& board, const board::VertexSet& dragon, const EscapeValues& values);

// The sum of what they gain.
int escape_route(const std::vector<EscapePoint>& escapes);

}  // namespace katachi::position
