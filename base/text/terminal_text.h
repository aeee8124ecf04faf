// Bytes of unknown encoding to text that a terminal shows as one cell or two a character.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::base {

// What is shown for one character, and for which byte it stands.
struct Glyph {
    std::string text;
    int width = 1;
    std::uint32_t offset = 0;
};

// Tabs become blanks up to the next column of eight. Control characters, bytes that are no UTF-8 and, without
// `unicode`, all that is not ASCII become a replacement, so that no source text can steer the terminal.
std::vector<Glyph> glyphs(std::string_view bytes, bool unicode);

// The same as one text; line ends stay. Files, pages and logs show all of Unicode, a terminal may not.
std::string printable(std::string_view bytes, bool unicode = true);

int width(const std::vector<Glyph>& glyphs);

}  // namespace katachi::base
