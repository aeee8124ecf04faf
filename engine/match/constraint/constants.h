// The names that stand for numbers in constraints. Only their order, and that DEAD is false, has a meaning of its own;
// they are GNU Go's, which authors compare with.
#pragma once

#include <optional>
#include <string_view>

namespace katachi {

// Codes of what reading gains, ordered by how good they are; failure is 0.
constexpr int ko_code_b = 1;
constexpr int ko_code_a = 4;
constexpr int ko_code_win = 5;

// Of a wall that is broken through, but loses no stone.
constexpr int cut_code = 2;

constexpr int status_dead = 0;
constexpr int status_alive = 1;
constexpr int status_critical = 2;
constexpr int status_unknown = 3;

// Of the constants that are the same everywhere; nothing for color, doing_scoring and value.
constexpr std::optional<int> constant_value(std::string_view name) {
    if (name == "WIN") return ko_code_win;
    if (name == "KO_A") return ko_code_a;
    if (name == "KO_B") return ko_code_b;
    if (name == "DEAD") return status_dead;
    if (name == "ALIVE") return status_alive;
    if (name == "CRITICAL") return status_critical;
    if (name == "UNKNOWN") return status_unknown;
    return std::nullopt;
}

}  // namespace katachi
