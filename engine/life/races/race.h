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
// stones of the other are no one part: that is what the race is about. Nor is a string with outside liberties of its
// own, which neither lives nor dies by the race. The room is what the two reach (enclosure.h); all that stands around
// it is given as safe, and who joins it lives, but for strings in atari and `weak` ones, which are in the room where
// the two reach them.
Race race_between(const board::Board& board, const Racer& own, const Racer& rivals, const board::VertexSet& weak = {});

}  // namespace katachi::life
