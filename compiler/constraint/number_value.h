// What a number of a constraint is worth.
#pragma once

#include <optional>
#include <string_view>

namespace katachi {

// Nothing for one that is too large, or too small, for a float.
std::optional<float> number_value(std::string_view text);

}  // namespace katachi
