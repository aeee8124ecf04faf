// What stands on each point, and nothing else: what the matchers read. Plain data, copied freely.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"

namespace katachi::board {

struct Position {
    int size = max_board_size;
    std::array<Colour, vertex_count> points;

    // An empty board; `size` from min_board_size to max_board_size.
    explicit Position(int size = max_board_size);

    Colour at(Vertex vertex) const { return points[static_cast<std::size_t>(vertex)]; }
    Colour at(int row, int column) const { return at(vertex_at(row, column)); }
    void put(Vertex vertex, Colour colour) { points[static_cast<std::size_t>(vertex)] = colour; }
    bool on_board(int row, int column) const { return row >= 0 && row < size && column >= 0 && column < size; }

    friend bool operator==(const Position&, const Position&) = default;
};

// One line: the rows from the top with '/' between them, 'X' black, 'O' white, '.' empty.
std::optional<Position> parse_rows(std::string_view rows);
std::string to_rows(const Position& position);

}  // namespace katachi::board
