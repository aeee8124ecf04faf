// What differs between two versions of a text, as `patch -p0` and people read it.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// The unified format with three lines around each change; `path` names both versions. Empty where nothing differs.
std::string unified_diff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace katachi::base
