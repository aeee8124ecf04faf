// Boards as our own commands print them: with numbers or letters on points that they speak of.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/board/position_text.h"

namespace katachi::authoring {

struct PrintedBoard {
    board::Position position;
    std::map<board::Vertex, std::string> labels;  // of empty points: "3" for ③, "a", "!"
    std::optional<board::Colour> to_move;         // as a diagram of Sensei's Library says
};

// Lines that begin with `$$` are a diagram of Sensei's Library (senseis_diagram.h), and all around is passed over.
// Otherwise, between two lines of column letters circled numbers and letters are labels, and all around is passed over;
// any other text is read as read_position_text reads it.
std::variant<PrintedBoard, board::PositionTextError> read_printed_board(std::string_view text);

}  // namespace katachi::authoring
