// Lives and races that playouts doubt at the end of a game.
#pragma once

#include <cstdint>

#include "engine/board/board.h"
#include "engine/search/player.h"

namespace katachi::gtp {

// Reads the stones that playouts disagree about, if the game is over but for them, so that the board is counted by what
// reading finds. Stones that are read to die become dead in `judgement`, and the points that this gives to a side
// become its own. A search about a life ends after `life_positions` at most.
void read_doubts(const board::Board& board, board::Colour to_move, std::uint64_t life_positions,
                 search::EndJudgement& judgement);

}  // namespace katachi::gtp
