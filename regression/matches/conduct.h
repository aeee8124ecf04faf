// One game: the arena asks the players in turn, and judges their moves and their time.
#pragma once

#include <array>
#include <optional>

#include "engine/board/game.h"
#include "regression/matches/engine.h"
#include "regression/matches/played_game.h"
#include "regression/matches/settlement.h"

namespace katachi::regression {

struct ConductedGame {
    PlayedGame record;
    board::Game game = board::Game();
    std::size_t opening_moves = 0;  // the first ones of the game
    Transcript transcript;
};

// `engines` play as A and B. Nothing where the user stopped it. Throws FileError where an engine cannot be started.
std::optional<ConductedGame> conduct(const MatchSettings& settings, int number,
                                     const std::array<Engine*, player_count>& engines, Referee& referee);

}  // namespace katachi::regression
