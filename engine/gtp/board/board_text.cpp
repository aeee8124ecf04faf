#include "engine/gtp/board/board_text.h"

#include <sstream>

#include "engine/board/position_text.h"

namespace katachi::gtp {

namespace {

// Between the margin and the numbers of rows, where GNU Go has no more than two columns.
constexpr std::size_t superfluous_blanks = 2;

std::string captures_text(const char* side, int stones) {
    return std::string("     ") + side + " has captured " + std::to_string(stones) + " stones";
}

// Captures are drawn beside the ninth row, or that above the last one where there are not so many.
constexpr int row_of_captures(int size) { return size > 10 ? 8 : size - 2; }

}  // namespace

std::string board_text(const board::Board& board) {
    std::istringstream lines(board::print_position(board.position()));
    std::string text;
    int row = -1;  // the letters above the board
    for (std::string line; std::getline(lines, line); ++row) {
        text += line.substr(superfluous_blanks);
        const int below = row - row_of_captures(board.size());
        if (below == 0) text += captures_text("WHITE (O)", board.captured(board::Colour::black));
        if (below == 1) text += captures_text("BLACK (X)", board.captured(board::Colour::white));
        text += '\n';
    }
    return text;
}

}  // namespace katachi::gtp
