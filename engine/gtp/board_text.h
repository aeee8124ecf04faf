// The board as people see it: stones, coordinates and how many stones were captured.
#pragma once

#include <string>

#include "engine/board/board.h"
#include "engine/board/position_text.h"

namespace katachi {

std::string board_text(const Board& board, const VertexMark& mark = {});

}  // namespace katachi
