// Which dragons race with each other.
#pragma once

#include <vector>

#include "engine/life/races/race.h"
#include "engine/position/dragons.h"

namespace katachi::life {

struct Rivalry {
    int number;  // of the rivals
    Racer own;
    Racer rivals;
};

// Those of a dragon with opponents beside it that may be captured, two stones at least. Of both the largest strings
// that touch each other, or a liberty in common, stand for the dragons.
std::vector<Rivalry> rivalries(const board::Board& board, const position::Dragons& dragons,
                               const position::Dragon& dragon);

}  // namespace katachi::life
