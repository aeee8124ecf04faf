// The numbers behind the names that constraints may use for values. Only their order, and that DEAD is false, has a
// meaning of its own; they are GNU Go's, which authors compare with.
#pragma once

#include <optional>
#include <string_view>

#include "engine/board/colour.h"

namespace katachi::match {

// Codes of what reading gains, ordered by how good they are; failure is 0.
constexpr int ko_code_b = 1;
constexpr int ko_code_a = 4;
constexpr int ko_code_win = 5;

// The code of a wall that is broken through, but loses no stone.
constexpr int cut_code = 2;

constexpr int status_dead = 0;
constexpr int status_alive = 1;
constexpr int status_critical = 2;
constexpr int status_unknown = 3;

// The constants are WIN, KO_A, KO_B, ALIVE, CRITICAL, DEAD and UNKNOWN. The answer is nothing for color, doing_scoring
// and value, which depend on where the pattern lies, and for names that stand for no value.
std::optional<float> constant_value(std::string_view name);

// `color`: the own colour as GNU Go counts it.
constexpr float colour_number(board::Colour own) { return own == board::Colour::white ? 1 : 2; }

}  // namespace katachi::match
