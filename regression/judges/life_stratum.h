// What kinds of problems there are on open boards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "regression/judges/life_problem.h"

namespace katachi::regression {

// What stands between the group and the rest of the board.
enum class Boundary : std::uint8_t {
    closed,     // the attacker's stones, each string with liberties enough on the other side
    weak_wall,  // the same, but one of these strings has few
    exit,       // a way out
};
std::string_view name(Boundary boundary);

Boundary boundary_of(const board::Board& board, const LifeProblem& problem);

// Whether an answer that is asked for is a ko.
bool is_ko(const LifeProblem& problem);

}  // namespace katachi::regression
