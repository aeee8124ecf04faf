// What the engine's own moves need besides the board: the player, made when the first move is asked for, and the
// clocks.
#pragma once

#include <array>
#include <functional>
#include <memory>

#include "engine/search/player.h"

namespace katachi {

struct PlayState {
    std::function<std::unique_ptr<Player>()> new_player = {};
    std::unique_ptr<Player> player = {};
    TimeSettings time = {};
    std::array<Clock, 3> clocks = {};  // by colour

    // Null where the session can make none.
    Player* asked() {
        if (player == nullptr && new_player) player = new_player();
        return player.get();
    }
};

}  // namespace katachi
