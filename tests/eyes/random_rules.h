// Rules of local games to compare solvers by.
#pragma once

#include <random>

#include "engine/eyes/local_game.h"

namespace katachi::eyes {

inline LocalRules random_rules(std::mt19937& random) {
    const auto pick = [&](int most) { return std::uniform_int_distribution<int>(0, most)(random); };
    return {.outer_liberties = pick(3),
            .attacker_threats = pick(2) / 2,
            .defender_threats = pick(2) / 2,
            .suicide = pick(1) == 0};
}

}  // namespace katachi::eyes
