#include "tests/fuzz/drawing_promise.h"

#include <algorithm>

#include "tools/authoring/drawing/printed_board.h"

namespace katachi::fuzz {

namespace {

std::string broken_error(const board::PositionTextError& error, const std::string& text) {
    if (error.message.empty()) return "an error without a message";
    const auto lines = 1 + std::ranges::count(text, '\n');
    return error.line >= 1 && error.line <= lines ? "" : "an error in line " + std::to_string(error.line);
}

std::string broken_board(const authoring::PrintedBoard& board) {
    for (const auto& [vertex, label] : board.labels)
        if (label.empty() || board.position.at(vertex) != board::Colour::empty)
            return "the label `" + label + "` is of no empty point";
    const std::string printed = board::print_position(board.position);
    const auto again = board::read_position_text(printed);
    const auto* position = std::get_if<board::Position>(&again);
    return position != nullptr && *position == board.position ? "" : "another board when reading again\n" + printed;
}

}  // namespace

std::string broken_drawing_promise(const std::string& text) {
    const auto read = authoring::read_printed_board(text);
    if (const auto* error = std::get_if<board::PositionTextError>(&read)) return broken_error(*error, text);
    return broken_board(std::get<authoring::PrintedBoard>(read));
}

}  // namespace katachi::fuzz
