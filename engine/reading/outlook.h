// What it takes as the side to move sees it: to win, and to lose.
#pragma once

#include <cstdint>

#include "engine/reading/goals/goal.h"
#include "engine/reading/proof_table.h"

namespace katachi::reading {

constexpr Effort proved{0, infinite};
constexpr Effort disproved{infinite, 0};
constexpr Effort given_up{infinite, 0, true};

// For the side to move, `effort` seen as the seeker sees it.
struct Outlook {
    std::uint32_t win;
    std::uint32_t lose;
};
inline Outlook outlook(Effort effort, bool is_seeker) {
    return is_seeker ? Outlook{effort.proof, effort.disproof} : Outlook{effort.disproof, effort.proof};
}
inline Effort effort(Outlook outlook, bool is_seeker) {
    return is_seeker ? Effort{outlook.win, outlook.lose} : Effort{outlook.lose, outlook.win};
}

inline Effort effort_of(GoalStatus status, bool is_given_up) {
    return status == GoalStatus::reached ? proved : is_given_up ? given_up : disproved;
}

}  // namespace katachi::reading
