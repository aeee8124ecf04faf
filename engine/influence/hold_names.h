// What a side may hold, by name.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/influence/influence.h"

namespace katachi::influence {

// The surest first.
inline constexpr std::array<std::pair<Hold, std::string_view>, 3> hold_names{
    {{Hold::territory, "territory"}, {Hold::moyo, "moyo"}, {Hold::area, "area"}}};

}  // namespace katachi::influence
