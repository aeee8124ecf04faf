// How many eyes an eye space is worth: its local game, solved.
#pragma once

#include "engine/eyespaces/board_game.h"
#include "engine/eyespaces/known_games.h"
#include "engine/eyespaces/topology.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::eyespaces {

struct SpaceWorth {
    // Where a half or a false eye hangs on a ko, whoever begins wins it.
    match::EyeValue value;
    bool is_solved = true;  // else what is not proved of the value is judged by the size of the space
    // Where it matters who begins, these are the moves that decide; otherwise they threaten to change the value.
    board::VertexSet attacks;
    board::VertexSet defences;

    friend bool operator==(const SpaceWorth&, const SpaceWorth&) = default;
};

SpaceWorth space_worth(const SpaceOnBoard& space, KnownGames& known);

}  // namespace katachi::eyespaces
