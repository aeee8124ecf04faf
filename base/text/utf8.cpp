#include "base/text/utf8.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace katachi::base {
namespace {

// Bytes of the character that begins with `lead`; 0 where none does.
std::size_t sequence_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

// Whether the second byte makes no surrogate, nothing beyond U+10FFFF, and no character that fewer bytes can write.
bool is_second_byte(unsigned char lead, unsigned char second) {
    switch (lead) {
        case 0xE0: return second >= 0xA0;
        case 0xED: return second < 0xA0;
        case 0xF0: return second >= 0x90;
        case 0xF4: return second < 0x90;
        default: return true;
    }
}

// The same of the character at the place, which may be cut off.
std::size_t length_at(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = sequence_length(lead);
    if (length > text.size() - at) return 0;
    if (length > 1 && !is_second_byte(lead, static_cast<unsigned char>(text[at + 1]))) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!continues_a_character(text[at + i])) return 0;
    return length;
}

std::uint32_t code_point(std::string_view character) {
    constexpr std::array<unsigned char, 5> lead_bits{0, 0x7F, 0x1F, 0x0F, 0x07};
    std::uint32_t code = static_cast<unsigned char>(character.front()) & lead_bits.at(character.size());
    for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(c) & 0x3F);
    return code;
}

}  // namespace

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = length_at(text, at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

std::string as_utf8(std::string_view text) {
    if (is_utf8(text)) return std::string(text);
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            result += c;
        } else {
            result += static_cast<char>(0xC0 | (byte >> 6));
            result += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return result;
}

std::string_view character_at(std::string_view text, std::size_t at) {
    return text.substr(at, std::max<std::size_t>(length_at(text, at), 1));
}

std::string quoted_character_at(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (length_at(text, at) == 0) return fmt::format("byte 0x{:02X}", byte);
    const std::string_view character = character_at(text, at);
    if (character == "\t") return "a tab";
    return character.size() == 1 ? fmt::format("`{}`", character)
                                 : fmt::format("`{}` (U+{:04X})", character, code_point(character));
}

std::string_view beginning_of(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && continues_a_character(text[most])) --most;
    return text.substr(0, most);
}

}  // namespace katachi::base
