// What a misspelt call may have meant.
#pragma once

#include <string_view>

namespace katachi {

// The helper whose name is most like `name`; empty where none is near.
std::string_view nearest_helper(std::string_view name);

}  // namespace katachi
