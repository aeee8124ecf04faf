// The eight orientations as options name them: "rotated-90".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/symmetry.h"

namespace katachi::cli {

std::vector<std::string> orientation_names();
std::optional<board::Orientation> orientation_of(std::string_view name);

}  // namespace katachi::cli
