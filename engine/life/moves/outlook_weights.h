// Weights of features of positions, with the defender and the attacker to move, in twelfths of a natural logarithm of
// the odds that the goal is captured (DESIGN.md, "What numbers begin with").
#pragma once

#include <array>
#include <cstdint>

namespace katachi::life {

inline constexpr std::array<std::array<std::int16_t, 74>, 2> outlook_weights{{
    {{
        0,   27,  36,  25,  7,   -5,  -8,  -8,  -5,  -5,  -1,  6,   13,  14,  10,  12, 10,  0,   -6,
        -15, -15, -12, -11, -18, -12, -24, -18, -20, 4,   -6,  -10, -38, -17, -9,  -2, 8,   19,  23,
        0,   6,   -5,  -7,  -15, 0,   15,  14,  0,   -12, -22, -28, -40, 0,   12,  -3, -10, -11, -15,
        2,   -4,  -1,  1,   -1,  1,   3,   5,   2,   -11, 2,   19,  9,   -4,  -32, -1, 15,
    }},
    {{
        0,   10,  28,  20, 8,   -2,  -3,  -3,  -3, -1, 6, 12, 18, 9, 7, 6,  5,  8,  2,  -6, -13, -8,  -11, -14, -7,
        -7,  -24, -18, 9,  -8,  -8,  -42, -12, -7, 0,  9, 19, 22, 0, 7, -1, -4, -8, 0,  21, 13,  3,   -11, -21, -30,
        -44, 0,   22,  -3, -10, -11, -11, 2,   0,  -1, 1, 3,  7,  9, 7, 2,  -5, 3,  16, 8,  -2,  -20, 3,   11,
    }},
}};

}  // namespace katachi::life
