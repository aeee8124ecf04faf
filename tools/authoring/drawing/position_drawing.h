// A position of a game as a picture.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/position.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// The whole board with coordinates; a mark on the last move.
BoardDrawing draw_position(const board::Position& position, std::optional<board::Vertex> last_move);

// A title that begins with the path of `file`, which the name of the file alone stands for: a picture goes elsewhere.
std::string without_folder(const std::string& title, const std::string& file);

struct NumberedMove {
    int number = 1;  // 0 for a stone that was set up, which bears none; an empty colour takes one away
    board::Colour colour = board::Colour::black;
    board::Vertex vertex = board::pass_vertex;
};

// Puts the moves on the board as numbered stones, as books do: captured stones stay. A move where a stone is drawn
// already, or a pass, is told behind the caption: "52 at 31", "60 at Q4", "71 pass".
void draw_moves(const std::vector<NumberedMove>& moves, BoardDrawing& drawing);

}  // namespace katachi::authoring
