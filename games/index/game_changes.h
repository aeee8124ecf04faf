// What replaying a game tells beside its moves.
#pragma once

#include <vector>

#include "engine/sgf/game.h"
#include "games/index/segment_layout.h"
#include "games/index/standing.h"
#include "games/index/standing_keys.h"

namespace katachi::games {

struct KeyedStanding {
    std::uint64_t key = 0;
    Standing standing;
};

struct GameChanges {
    bool is_regular = false;  // see segment_layout.h; nothing else is known of a game that is not
    int first_move = 0;       // so many events come before the moves
    std::vector<LaterChange> later;
    std::vector<KeyedStanding> corners, boards;  // of a board of 19 lines; without game and winner
};

GameChanges changes_of(const sgf::Game& game);

}  // namespace katachi::games
