#include "tests/support/turned_position.h"

namespace katachi::test {

board::Position turned(const board::Position& position, board::Orientation orientation) {
    board::Position result(position.size);
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Offset at = board::transform_on_board({row, column}, orientation, position.size);
            result.put(board::vertex_at(at.row, at.column), position.at(row, column));
        }
    return result;
}

board::Position colours_exchanged(board::Position position) {
    for (board::Colour& point : position.points)
        if (board::is_stone(point)) point = board::opponent(point);
    return position;
}

}  // namespace katachi::test
