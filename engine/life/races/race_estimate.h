// How many moves either dragon of a race is away from being taken, at first sight: for races that no search settles.
// Counted as in ends/race_count.h, but of all shapes: nothing is proved.
#pragma once

#include "engine/life/ends/race_count.h"
#include "engine/life/races/race.h"

namespace katachi::life {

struct RaceEstimate {
    RaceLiberties own;
    RaceLiberties rivals;
    int shared = 0;  // liberties
};

RaceEstimate estimated_race(const board::Board& board, const Race& race);

}  // namespace katachi::life
