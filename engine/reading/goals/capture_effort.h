// How much there is to read of a string in danger, as measured: of what was tried these numbers settled most positions
// with fewest nodes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// A string with so many liberties is out of danger.
constexpr int most_liberties = 5;

// The attacker to move, by liberties of the string. With the most it has just been saved, by one move.
constexpr std::array<Effort, most_liberties + 1> effort_of_attack{{{1, 1}, {6, 3}, {5, 7}, {5, 3}, {18, 7}, {46, 1}}};

// A string that is out of danger takes so much to capture: beside other strings it changes nothing.
constexpr Effort effort_of_safe_string{1U << 20U, 0};

// The defender to move.
class EffortOfDefence {
  public:
    explicit EffortOfDefence(int liberties = 0) {
        constexpr std::uint32_t each = 6;
        if (liberties > 1) effort_.proof += each * static_cast<std::uint32_t>(liberties);
    }

    // The owner extends on each of the liberties, after which the string has so many. All must be answered, and one is
    // enough to be safe.
    void add_extension(int liberties) {
        const Effort extension = of_extension[static_cast<std::size_t>(std::min(liberties, most_liberties))];
        effort_.proof += extension.proof;
        effort_.disproof = std::min(effort_.disproof, extension.disproof);
    }
    // The owner can take a string beside it.
    void add_counterattack() { effort_.proof += 7; }

    Effort effort() const { return effort_; }

  private:
    static constexpr std::array<Effort, most_liberties + 1> of_extension{
        {{0, 12}, {1, 7}, {4, 76}, {20, 4}, {125, 9}, {46, 1}}};

    Effort effort_{1, of_extension.front().disproof};
};

}  // namespace katachi::reading
