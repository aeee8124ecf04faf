// Which facts speak for the owner of a point: what each adds to the logarithm of the odds, compared with what the
// strings or the points of this board have on the average.
#pragma once

#include <string_view>
#include <vector>

#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

struct OwnerReason {
    std::string_view name;
    std::string_view meaning;
    float amount = 0;
    float log_odds = 0;  // above 0 for the side
};

struct OwnerReasons {
    board::Colour side = board::Colour::black;  // of the stone, else Black; facts call what is its `own`
    float chance = 0;                           // that the side has the point at the end
    // This is the mean over all strings of the board, and 0 for an empty point. With it, all facts add up to the odds
    // of the chance.
    float start = 0;
    std::vector<OwnerReason> facts;  // those that trees ask about, the weightiest first
};

OwnerReasons owner_reasons(const PositionReport& report, board::Vertex vertex);

}  // namespace katachi::authoring
