// What an eye space is worth to its owner, as four numbers of eyes; two stands for two or more (engine/eyes/DESIGN.md
// says exactly).
#pragma once

#include <cstdint>
#include <string>

#include "engine/match/eyes/eye_points.h"

namespace katachi::match {

struct EyeValue {
    std::uint8_t attacked_twice = 0;  // the attacker begins, and one of his moves is left unanswered
    std::uint8_t attacked = 0;        // the attacker begins
    std::uint8_t defended = 0;        // the defender begins
    std::uint8_t defended_twice = 0;  // the defender begins, and one of his moves is left unanswered

    friend bool operator==(const EyeValue&, const EyeValue&) = default;
};

struct EyeAnswer {
    EyeValue value;
    EyePoints attack_points = 0;   // vital for the attacker
    EyePoints defence_points = 0;  // vital for the defender

    friend bool operator==(const EyeAnswer&, const EyeAnswer&) = default;
};

// "0112"
std::string eye_value_text(const EyeValue& value);

}  // namespace katachi::match
