// A position as a drawing for web pages, which holds everything it needs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board/position.h"

namespace katachi::regression {

struct BoardMark {
    board::Vertex vertex = board::pass_vertex;
    std::string style;  // a class of the page's style sheet
};

// Stones, lines and coordinates with the classes `board`, `grid`, `stars`, `black`, `rim`, `white` and `coordinates`;
// marks are circles over them.
std::string board_svg(const board::Position& position, const std::vector<BoardMark>& marks);

// All points of the board that a text names, such as "1 (S4|T5)".
std::vector<board::Vertex> vertices_in(std::string_view text, int size);

}  // namespace katachi::regression
