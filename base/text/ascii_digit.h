// Digits of ASCII, in every locale.
#pragma once

namespace katachi::base {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace katachi::base
