// Games that nothing is learned from, so that what was learned can be judged on them: one in twenty, by the moves
// alone. The same game is held out however it is stored.
#pragma once

#include "engine/sgf/game.h"

namespace katachi::games {

bool is_held_out(const sgf::Game& game);

}  // namespace katachi::games
