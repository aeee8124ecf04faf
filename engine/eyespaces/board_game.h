// An eye space of the board as a local game, and the way back to the board.
#pragma once

#include <vector>

#include "engine/eyes/local_game.h"
#include "engine/eyespaces/topology.h"
#include "engine/match/eyes/bare_eye_space.h"

namespace katachi::eyespaces {

struct BoardGame {
    // What a point of the game is on the board. Where half and false eyes are decided outside, the two sides may have
    // different moves, or several.
    struct Place {
        board::VertexSet attacks;
        board::VertexSet defences;

        friend bool operator==(const Place&, const Place&) = default;
    };

    match::BareEyeSpace space;
    std::vector<Place> places;  // of the points of `space`; more than it can hold where it is too large
    int outer_liberties = eyes::usual_outer_liberties;  // no more than these are counted

    bool fits() const { return places.size() <= match::largest_eye_graph; }
};

// An eye space with all of the board that its game depends on, which is kept elsewhere.
struct SpaceOnBoard {
    const board::Board& board;
    board::Colour owner;
    const EyeRegion& region;
    const std::vector<TopologicalEye>& ends;  // of the region
    const board::VertexSet& own_eyes;         // as Topology has them: liberties there are not outside
};

// All kos that decide half and false eyes go one way.
BoardGame board_game(const SpaceOnBoard& space, KoWinner ko_winner);

}  // namespace katachi::eyespaces
