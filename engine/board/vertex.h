// Points of the board as plain integers on a guarded board: rows of `stride` points, one guard
// column on the left of each row (which also guards the right of the row above) and a guard row
// above and below, so that a step of one in any direction from a point on the board stays inside.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::board {

using Vertex = int;

constexpr int min_board_size = 2;
constexpr int max_board_size = 19;
constexpr int stride = max_board_size + 1;
constexpr std::size_t vertex_count = static_cast<std::size_t>(stride) * (max_board_size + 2) + 1;

constexpr Vertex pass_vertex = 0;

// Rows count from the top (as boards are drawn), columns from the left; both from 0.
constexpr Vertex vertex_at(int row, int column) { return (row + 1) * stride + column + 1; }
constexpr int row_of(Vertex vertex) { return vertex / stride - 1; }
constexpr int column_of(Vertex vertex) { return vertex % stride - 1; }

constexpr std::array<int, 4> neighbour_steps{-stride, -1, 1, stride};

// "Q16" on a board of `size`; "PASS" for pass_vertex.
std::string vertex_name(Vertex vertex, int size);

// Reads "Q16" or "q16" or "pass"; nothing where that is no vertex of the board. There is no column I.
std::optional<Vertex> parse_vertex(std::string_view text, int size);

}  // namespace katachi::board
