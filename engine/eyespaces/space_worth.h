// How many eyes an eye space is worth: its local game, solved.
#pragma once

#include <string>

#include "engine/eyespaces/board_game.h"
#include "engine/eyespaces/known_games.h"
#include "engine/eyespaces/topology.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::eyespaces {

struct SpaceWorth {
    // Where a half or a false eye hangs on a ko, whoever begins wins it.
    match::EyeValue value;
    // What is proved of each number. Between these bounds the value is judged by the size of the space.
    match::EyeValue least, most;
    // Where it matters who begins, these are the moves that decide; otherwise they threaten to change the value.
    board::VertexSet attacks;
    board::VertexSet defences;
    // Whether the numbers b and c count a seki (EyeAnswer); false where nobody knows.
    bool attacked_is_seki = false;
    bool defended_is_seki = false;

    bool is_solved() const { return least == most; }

    friend bool operator==(const SpaceWorth&, const SpaceWorth&) = default;
};

// " (judged by size, between 0111 and 1112)", without bounds that say nothing; empty where the value is proved.
std::string doubt_text(const SpaceWorth& worth);

SpaceWorth space_worth(const SpaceOnBoard& space, KnownGames& known);

}  // namespace katachi::eyespaces
