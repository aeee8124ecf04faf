#include "tests/support/turned_position.h"

namespace katachi {

Position turned(const Position& position, Orientation orientation) {
    Position result(position.size);
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Offset at = transform_on_board({row, column}, orientation, position.size);
            result.put(vertex_at(at.row, at.column), position.at(row, column));
        }
    return result;
}

Position colours_exchanged(Position position) {
    for (Colour& point : position.points)
        if (is_stone(point)) point = opponent(point);
    return position;
}

}  // namespace katachi
