// Lives and races that playouts doubt at the end of a game.
#pragma once

#include <cstdint>

#include "engine/board/board.h"
#include "engine/search/player.h"

namespace katachi::gtp {

// Where the game is at its end but for stones that playouts do not agree on, these are read, so that the board is
// counted by what is found: stones that are read to die are dead in `judgement`, and what that gives a side is its own.
// A search for a life ends after `life_positions`, or sooner.
void read_doubts(const board::Board& board, board::Colour to_move, std::uint64_t life_positions,
                 search::EndJudgement& judgement);

}  // namespace katachi::gtp
