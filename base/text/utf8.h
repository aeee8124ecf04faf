// Texts of any encoding, for what takes UTF-8 alone.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// Whether a byte of UTF-8 is not the first one of its character.
constexpr bool continues_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

bool is_ascii(std::string_view text);
bool is_utf8(std::string_view text);

// The text itself where it is UTF-8; else each byte read as a character of Latin-1.
std::string as_utf8(std::string_view text);

// The character of UTF-8 that begins at the place; where none does, the byte there.
std::string_view character_at(std::string_view text, std::size_t at);

// What messages call that character: "`x`", "`é` (U+00E9)", "byte 0xE9".
std::string quoted_character_at(std::string_view text, std::size_t at);

// The longest beginning of `most` bytes at most that cuts no character.
std::string_view beginning_of(std::string_view text, std::size_t most);

}  // namespace katachi::base
