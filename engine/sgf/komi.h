// What KM says, also where it says it oddly.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/board/rules.h"

namespace katachi::sgf {

// No komi of a game is greater, on either side.
constexpr double greatest_komi = 400;

// Of a game whose record states none, or none that can be read: 0.5 with handicap stones, else what is usual under the
// rules.
double unstated_komi(const board::Rules& rules, int handicap);

struct SgfKomi {
    std::optional<double> points;  // at most greatest_komi
    // KM counts hundredths, as Fox's files do: 650 are 6.5 points, and 375 are 3.75 stones of Chinese counting, 7.5
    // points. 375.0 are points.
    bool is_corrected = false;
    bool is_doubtful = false;  // more stands behind the number than what is counted: "5.5.5", "0x10"
};

// The text is the value of KM, or of KO of old records: "6.5", "6,5", "6½", "6 1/2", "+7", "375", "3又3/4子",
// "黒6目半", "六目半", "６．５".
SgfKomi sgf_komi(std::string_view text);

// A value of KM that reads as these points, at most greatest_komi: "6.5", "361.0".
std::string sgf_komi_text(double points);

}  // namespace katachi::sgf
