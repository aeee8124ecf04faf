// What winning and losing still take, seen by the side to move.
#pragma once

#include <cstdint>

#include "engine/reading/goals/goal.h"
#include "engine/reading/proof_table.h"

namespace katachi::reading {

constexpr Effort proved{0, infinite};
constexpr Effort disproved{infinite, 0};
constexpr Effort given_up{infinite, 0, true};

struct SideEffort {
    std::uint32_t win;
    std::uint32_t lose;
};

// An Effort is counted for the seeker of the goal; `is_seeker` tells whether he is to move.
inline SideEffort effort_of_side(Effort effort, bool is_seeker) {
    return is_seeker ? SideEffort{effort.proof, effort.disproof} : SideEffort{effort.disproof, effort.proof};
}
inline Effort effort(SideEffort side, bool is_seeker) {
    return is_seeker ? Effort{side.win, side.lose} : Effort{side.lose, side.win};
}

inline Effort effort_of(GoalStatus status, bool is_given_up) {
    return status == GoalStatus::reached ? proved : is_given_up ? given_up : disproved;
}

}  // namespace katachi::reading
