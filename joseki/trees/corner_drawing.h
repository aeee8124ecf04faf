// A corner as a pattern draws it: the stones of the rectangle, the player to move as O, and the move or labels.
#pragma once

#include <string>

#include "engine/board/position.h"
#include "joseki/trees/marked_corner.h"

namespace katachi::joseki {

class CornerDrawing {
  public:
    // `move` lies in the corner.
    CornerDrawing(const board::Position& position, const MarkedCorner& corner, board::Colour own, board::Vertex move);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    char& at(board::Offset place) { return cells_[index(place)]; }
    char at(board::Offset place) const { return cells_[index(place)]; }
    std::string row(int row) const;

    // Whether the mirror image in the diagonal from the upper right corner is the same.
    bool is_symmetric() const;

  private:
    std::size_t index(board::Offset place) const {
        return static_cast<std::size_t>(place.row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(place.column);
    }

    int rows_;
    int columns_;
    std::string cells_;
};

}  // namespace katachi::joseki
