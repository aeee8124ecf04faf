// How far reading goes, as people set it: GNU Go's manual, chapters 3.9.3 and 11.1.3.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/gtp/session/session.h"
#include "engine/reading/tactics.h"

namespace katachi::player {

// Depths are in moves from the position that is asked about; each is at least 1.
struct ReadingDepths {
    std::size_t depth = reading::far_reach.three_liberties;         // from there on strings of three liberties are safe
    std::size_t fourlib_depth = reading::far_reach.four_liberties;  // and of four
    std::size_t branch_depth = reading::far_reach.two_liberties;    // from there on there are ladders alone
    std::size_t backfill_depth = reading::SearchLimits().backfill_depth;
    std::size_t ko_depth = reading::SearchLimits().depth;
    std::uint64_t reading_positions = gtp::usual_nodes;        // of a search for a capture
    std::uint64_t life_positions = gtp::usual_life_positions;  // of a search for a life
};

// With these limits of nodes. The first search, which is to find quickly what there is, goes no deeper than it does
// by itself, and less deep than the second one.
reading::Tactics reader(reading::SearchLimits limits, const ReadingDepths& depths);

}  // namespace katachi::player
