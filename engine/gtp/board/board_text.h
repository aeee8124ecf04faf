// The board as people see it: stones, coordinates and how many stones were captured.
#pragma once

#include <string>

#include "engine/board/board.h"
#include "engine/board/position_text.h"

namespace katachi::gtp {

std::string board_text(const board::Board& board, const board::VertexMark& mark = {});

}  // namespace katachi::gtp
