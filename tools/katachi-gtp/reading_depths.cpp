#include "tools/katachi-gtp/reading_depths.h"

#include <algorithm>

namespace katachi::player {

reading::Tactics reader(reading::SearchLimits limits, const ReadingDepths& depths) {
    limits.backfill_depth = depths.backfill_depth;
    limits.ko_depth = depths.ko_depth;
    const reading::CaptureReach far{depths.fourlib_depth, depths.depth, depths.branch_depth};
    const reading::CaptureReach near{std::min(reading::near_reach.four_liberties, far.four_liberties - 1),
                                     std::min(reading::near_reach.three_liberties, far.three_liberties - 1),
                                     std::min(reading::near_reach.two_liberties, far.two_liberties - 1)};
    return reading::Tactics(limits, {near, far});
}

}  // namespace katachi::player
