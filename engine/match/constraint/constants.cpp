#include "engine/match/constraint/constants.h"

#include <array>
#include <utility>

namespace katachi::match {

std::optional<float> constant_value(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, int>, 7> numbers{{
        {"WIN", ko_code_win},
        {"KO_A", ko_code_a},
        {"KO_B", ko_code_b},
        {"ALIVE", status_alive},
        {"CRITICAL", status_critical},
        {"DEAD", status_dead},
        {"UNKNOWN", status_unknown},
    }};
    for (const auto& [constant, number] : numbers)
        if (constant == name) return static_cast<float>(number);
    return std::nullopt;
}

}  // namespace katachi::match
