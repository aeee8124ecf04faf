// Numbers of things, in words.
#pragma once

#include <concepts>
#include <string>

namespace katachi::base {

// "1 entry", "2 entries".
template <std::integral Count>
std::string counted(Count count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace katachi::base
