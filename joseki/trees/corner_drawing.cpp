#include "joseki/trees/corner_drawing.h"

namespace katachi::joseki {

CornerDrawing::CornerDrawing(const board::Position& position, const MarkedCorner& corner, board::Colour own,
                             board::Vertex move)
    : rows_(corner.rows), columns_(corner.columns) {
    cells_.resize(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_), '.');
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const board::Colour colour = position.at(corner.vertex_of({row, column}));
            if (board::is_stone(colour)) at({row, column}) = colour == own ? 'O' : 'X';
        }
    at(*corner.place_of(move)) = '*';
}

std::string CornerDrawing::row(int row) const {
    return cells_.substr(index({row, 0}), static_cast<std::size_t>(columns_));
}

bool CornerDrawing::is_symmetric() const {
    if (rows_ != columns_) return false;
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column)
            if (at({row, column}) != at({columns_ - 1 - column, columns_ - 1 - row})) return false;
    return true;
}

}  // namespace katachi::joseki
