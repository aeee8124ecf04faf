// Texts of any encoding, for what takes UTF-8 alone.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

bool is_ascii(std::string_view text);
bool is_utf8(std::string_view text);

// The text itself where it is UTF-8; else each byte read as a character of Latin-1.
std::string as_utf8(std::string_view text);

// The character of UTF-8 that begins at the place; where none does, the byte there.
std::string_view character_at(std::string_view text, std::size_t at);

// What messages call that character: "`x`", "`é` (U+00E9)", "byte 0xE9".
std::string quoted_character_at(std::string_view text, std::size_t at);

}  // namespace katachi::base
