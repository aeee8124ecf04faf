// What a cell of a diagram asks of the point that it lies on.
#pragma once

#include "compiler/model/diagram.h"
#include "engine/board/position.h"

namespace katachi::compiler {

// Whether what stands on a point is what the cell asks for; off_board beside the board. Not for eye shapes.
bool holds(char cell, board::Colour point, board::Colour own);

// Rows and columns may lie beside the board.
board::Colour point_or_off_board(const board::Position& position, int row, int column);

}  // namespace katachi::compiler
