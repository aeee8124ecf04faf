// The numbers behind the names that constraints may use for values.
#pragma once

#include <optional>
#include <string_view>

#include "engine/board/colour.h"

namespace katachi {

// Of WIN, KO_A, KO_B, ALIVE, CRITICAL, DEAD and UNKNOWN. Nothing for color, doing_scoring and value, which depend on
// where the pattern lies, and for names that stand for no value.
std::optional<float> constant_value(std::string_view name);

// `color`: the own colour as GNU Go counts it.
constexpr float colour_number(Colour own) { return own == Colour::white ? 1 : 2; }

}  // namespace katachi
