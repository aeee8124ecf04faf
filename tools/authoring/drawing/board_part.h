// A part of a whole board as a picture.
#pragma once

#include "engine/board/corner.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// Rows and columns from 0, the last ones included.
struct BoardArea {
    int top = 0, left = 0, bottom = 0, right = 0;

    bool contains(board::Offset point) const {
        return point.row >= top && point.row <= bottom && point.column >= left && point.column <= right;
    }
    // Grows so that the point is in it.
    void include(board::Offset point);
};

// The corner with the middle lines of the board.
BoardArea corner_area(board::Corner corner, int size);

// Edges are drawn where the area has them; what lies outside is left out, arrows with an end there too. `board` is
// whole and has coordinates.
BoardDrawing part_of(const BoardDrawing& board, const BoardArea& area);

}  // namespace katachi::authoring
