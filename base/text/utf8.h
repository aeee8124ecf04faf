// Texts of any encoding, for what takes UTF-8 alone.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

bool is_utf8(std::string_view text);

// The text itself where it is UTF-8; else each byte read as a character of Latin-1.
std::string as_utf8(std::string_view text);

}  // namespace katachi::base
