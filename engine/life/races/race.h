// A race: two dragons of either colour that stand beside each other, of which each lives if it takes the other.
#pragma once

#include <span>

#include "engine/life/goal/dragon_goal.h"
#include "engine/position/dragons.h"

namespace katachi::life {

// Both dragons as goals of searches, with one room for both of them. Neither is ever a wall to the other.
struct Race {
    DragonGoal own;     // of the side that moves first
    DragonGoal rivals;  // of its opponent
    // Whether one stands apart: each of its strings gets into the open, and it has nine liberties at least that the
    // other does not share, three more than the other has in all. So it is believed to live whatever comes of the race.
    bool is_own_apart = false;
    bool are_rivals_apart = false;

    board::Colour side() const { return own.defender; }
};

// A string of a dragon, and the dragon's stones.
struct Racer {
    board::Vertex string = board::pass_vertex;
    board::VertexSet dragon;
};

// The race of the parts of two dragons that hold these strings. Strings of a dragon that hang together only by taking
// stones of the other are not one part, since the race is about that. A string with outside liberties of its own
// belongs to no part, since it neither lives nor dies by the race. The room is what both dragons reach (enclosure.h).
// Stones around it are given as safe, and a dragon that joins them lives. Strings in atari and `weak` strings are not
// given: they belong to the room where the dragons reach them.
Race race_between(const board::Board& board, const Racer& first, const Racer& second,
                  const board::VertexSet& weak = {});

}  // namespace katachi::life
