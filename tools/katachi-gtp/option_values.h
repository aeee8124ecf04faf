// What is wrong with the value that an option was given: the checks of CLI11, in words that name the fault.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace katachi::player {

// A clause such as "3.5 is no whole number"; empty where nothing is wrong.
using ValueCheck = std::function<std::string(const std::string& value)>;

ValueCheck whole_number(std::int64_t least, std::int64_t most);
// A sum of bits: as a number, or as 0x18.
ValueCheck bits(std::uint32_t all);
ValueCheck real_number(double least, double most);

}  // namespace katachi::player
