// A game's boards, one after the other.
#pragma once

#include <functional>

#include "engine/sgf/game.h"

namespace katachi::authoring {

// Calls `visit` for each move, with the board before it, stones that were set up among them. Returns the board at the
// end. The game's board has a size.
board::Board walk_game(const sgf::Game& game,
                       const std::function<void(const board::Board& before, const board::Move& move)>& visit);

}  // namespace katachi::authoring
