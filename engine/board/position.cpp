#include "engine/board/position.h"

#include <algorithm>

namespace katachi::board {

Position::Position(int board_size) : size(board_size) {
    points.fill(Colour::off_board);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) put(vertex_at(row, column), Colour::empty);
}

std::optional<Position> parse_rows(std::string_view rows) {
    const auto width = std::min(rows.find('/'), rows.size());
    const int size = static_cast<int>(width);
    if (size < min_board_size || size > max_board_size || rows.size() != width * width + width - 1) return std::nullopt;
    Position position(size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const char c = rows[static_cast<std::size_t>(row) * (width + 1) + static_cast<std::size_t>(column)];
            if (c != '.' && c != 'X' && c != 'O') return std::nullopt;
            if (c != '.') position.put(vertex_at(row, column), c == 'X' ? Colour::black : Colour::white);
        }
        if (row + 1 < size && rows[static_cast<std::size_t>(row) * (width + 1) + width] != '/') return std::nullopt;
    }
    return position;
}

std::string to_rows(const Position& position) {
    std::string rows;
    for (int row = 0; row < position.size; ++row) {
        if (row > 0) rows += '/';
        for (int column = 0; column < position.size; ++column) rows += stone_letter(position.at(row, column));
    }
    return rows;
}

}  // namespace katachi::board
