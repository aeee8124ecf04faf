// Boards as people paste them and programs print them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/board/position.h"

namespace katachi::board {

struct PositionTextError {
    int line = 0;  // from 1
    std::string message;
};

// Reads a square board, top row first: `.` `+` `,` empty, `X` `x` `#` `●` black, `O` `o` `○` white, with or without
// spaces between the points. Coordinates, border lines (`|`, `-`, `+--+`), parentheses around a last move, blank
// lines and what follows the row number on the right are passed over.
std::variant<Position, PositionTextError> read_position_text(std::string_view text);

// Whether it reads the line as a row: the line is not blank, and no coordinates and no border.
bool is_position_row(std::string_view line);

// Whether the line draws an edge of the board and nothing else.
bool is_border_line(std::string_view line);

// What to print on a vertex instead of its stone or point, one column wide; empty for no mark.
using VertexMark = std::function<std::string(Vertex)>;

// Rows with coordinates on all sides: `X` black, `O` white, `+` star points. Ends with a newline.
std::string print_position(const Position& position, const VertexMark& mark = {});

// Star points: corners on the fourth line, on boards smaller than 12 on the third; the centre and, from 13, the
// middles of the sides where the size is odd. None below 7.
bool is_star_point(Vertex vertex, int size);

}  // namespace katachi::board
