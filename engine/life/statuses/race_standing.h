// What races with the dragons beside it say of a dragon.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/life/races/race_reader.h"
#include "engine/life/statuses/believed_dragons.h"

namespace katachi::life {

struct RaceStanding {
    bool stands = false;
    std::uint64_t nodes = 0;  // positions of all searches
};

// Whether the dragon has rivals to race with, and none of them takes it by moving first, as in a seki. A race that
// stays open is no help, nor one with rivals that take another dragon, even if that stays open: they live by that. The
// board is the same afterwards.
RaceStanding standing_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number);

// Whether the dragon takes a neighbour that is not believed to live, whoever moves first, and the capture is enough to
// live by. A race takes all other dragons as given, so that a race with a dragon that takes another in turn does not
// count. Only an answer counts that is at least as certain as `least`. The board is the same afterwards.
RaceStanding winning_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number,
                              Certainty least);

// A race of a dragon with another one, by who moves first.
struct RivalRace {
    int rivals;               // the number of the other dragon
    RaceAnswer own_first;     // for the dragon
    RaceAnswer rivals_first;  // for the rivals
};

// The dragon's races with all rivals that are not believed to live. The board is the same afterwards.
std::vector<RivalRace> races_with_rivals(RaceReader& reader, board::Board& board, const BelievedDragons& judged,
                                         int number);

}  // namespace katachi::life
