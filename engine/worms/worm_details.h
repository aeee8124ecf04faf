// Facts of a worm that no judgement leans on, so that they are read of the worm that somebody asks about: threats that
// a second move would make good, and the cuts that saving it makes (GNU Go's manual, chapter 7.1).
#pragma once

#include "engine/worms/worms.h"

namespace katachi::worms {

struct WormDetails {
    TacticalPoints attack_threats;   // of a worm that cannot be captured: moves after which a second one would do it
    TacticalPoints defence_threats;  // of one that cannot be saved: the same
    int cuts_if_saved = 0;           // that it makes if it is saved by the first of its defences

    friend bool operator==(const WormDetails&, const WormDetails&) = default;
};

// The details of one worm of `worms`, which were made from this board with this reader and its limits and offered
// moves. The board and the limits of `tactics` are the same afterwards.
WormDetails worm_details(board::Board& board, reading::Tactics& tactics, const Worms& worms, const Worm& worm,
                         const WormLimits& limits = {}, std::span<const OfferedMove> offered = {});

}  // namespace katachi::worms
