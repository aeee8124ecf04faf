// How much is read for one call, by what it asks about: the costlier a node and the rarer a proof, the less.
#pragma once

#include "engine/reading/tactical_answer.h"

namespace katachi {

struct ReadingLimits {
    SearchLimits strings{.nodes = 6000};     // one string
    SearchLimits pairs{.nodes = 1200};       // either of two
    SearchLimits connections{.nodes = 500};  // two strings connected or cut, walls

    const SearchLimits& of(TacticalQuestion::Kind kind) const {
        using enum TacticalQuestion::Kind;
        if (kind == attack || kind == defend) return strings;
        return kind == attack_either || kind == defend_both ? pairs : connections;
    }
};

}  // namespace katachi
