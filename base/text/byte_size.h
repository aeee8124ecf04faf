// Numbers of bytes as people write them: "4096", "256K", "64M", "1G".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::base {

// A whole number, alone or with a K, M, G or T behind it, capital or small, each 1024 of the one before. Nothing for
// other texts and for more than 64 bits hold.
std::optional<std::uint64_t> byte_size(std::string_view text);

// "64M", "6.8M": as byte_size reads it where it is a whole number, else with one digit of its fraction.
std::string byte_size_text(std::uint64_t bytes);

}  // namespace katachi::base
