// How much is read for one call, by what it asks about: the costlier a node and the rarer a proof, the less.
#pragma once

#include <optional>

#include "engine/reading/tactical_answer.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

// Which stones are lost decides what is an eye space.
constexpr worms::WormLimits limits_for_eyes{.strings = {.nodes = 1000}, .moves = {.nodes = 100}};

struct ReadingLimits {
    reading::SearchLimits strings{.nodes = 6000};     // one string
    reading::SearchLimits pairs{.nodes = 1200};       // either of two
    reading::SearchLimits connections{.nodes = 500};  // two strings connected or cut, walls
    // All strings, before eye spaces are looked for; without it, calls about eyes are undecided.
    std::optional<worms::WormLimits> eyes = limits_for_eyes;
    // Whether a call that reading has not settled is undecided, or worth what Tactics takes to be the case.
    bool only_settled = false;

    const reading::SearchLimits& of(reading::TacticalQuestion::Kind kind) const {
        using enum reading::TacticalQuestion::Kind;
        if (kind == attack || kind == defend) return strings;
        return kind == attack_either || kind == defend_both ? pairs : connections;
    }
};

// These limits are for answers to rely on. A finding is read again with more nodes: that is worth more than reading on
// where little is found.
constexpr ReadingLimits limits_for_settled_answers{.strings = {.nodes = 1500, .far_nodes = 3000},
                                                   .pairs = {.nodes = 400, .far_nodes = 1000},
                                                   .connections = {.nodes = 150, .far_nodes = 500},
                                                   .eyes = std::nullopt,
                                                   .only_settled = true};

// These limits are for whoever must know of each string whether it is in danger: an attack that is not found fails, as
// in GNU Go (manual, chapter 11.1).
constexpr ReadingLimits limits_for_danger{.strings = {.nodes = 6000, .far_nodes = 500000}, .eyes = std::nullopt};

}  // namespace katachi::analysis
