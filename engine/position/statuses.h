// Statuses without how they were found.
#pragma once

#include <span>
#include <vector>

#include "engine/position/status_judge.h"

namespace katachi::position {

// The status of each dragon, by number, as the verdicts are.
inline std::vector<Status> statuses_of(std::span<const Verdict> verdicts) {
    std::vector<Status> statuses;
    for (const Verdict& verdict : verdicts) statuses.push_back(verdict.status);
    return statuses;
}

}  // namespace katachi::position
