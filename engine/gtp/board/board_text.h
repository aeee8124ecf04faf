// The board as GNU Go shows it: stones, coordinates and how many stones were captured.
#pragma once

#include <string>

#include "engine/board/board.h"

namespace katachi::gtp {

std::string board_text(const board::Board& board);

}  // namespace katachi::gtp
