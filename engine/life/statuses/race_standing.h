// What races with the dragons beside it say of a dragon.
#pragma once

#include <cstdint>

#include "engine/life/races/race_reader.h"
#include "engine/life/statuses/believed_dragons.h"

namespace katachi::life {

struct RaceStanding {
    bool stands = false;
    std::uint64_t nodes = 0;  // positions of all searches
};

// Whether there are dragons to race with, and none of them takes it where it moves first, as in a seki. What is open is
// no help. The board is the same afterwards.
RaceStanding standing_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number);

// Whether it takes one of the dragons beside it that is not believed to live, whoever moves first, and that is enough
// to live by. A race takes all other dragons as given: one with a dragon that takes another in turn does not count. An
// answer counts that is at least as certain as `least`. The board is the same afterwards.
RaceStanding winning_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number,
                              Certainty least);

}  // namespace katachi::life
