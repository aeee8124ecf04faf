// Arguments of commands as text to values; nothing where the text is no such value.
#pragma once

#include <optional>
#include <string_view>

#include "engine/board/colour.h"

namespace katachi {

// "b", "black", "w" or "white" in any case.
std::optional<Colour> parse_colour(std::string_view text);

// A decimal number without anything around it.
std::optional<int> parse_integer(std::string_view text);
std::optional<double> parse_real(std::string_view text);

}  // namespace katachi
