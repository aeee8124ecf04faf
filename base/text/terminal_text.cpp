#include "base/text/terminal_text.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace katachi::base {

namespace {

constexpr int tab_width = 8;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
// The character at `at`, which moves behind it; negative for bytes that are no UTF-8.
UChar32 next_character(std::string_view bytes, std::int32_t& at) {
    UChar32 c = 0;
    const char* const text = bytes.data();
    U8_NEXT(text, at, static_cast<std::int32_t>(bytes.size()), c);
    return c;
}
#pragma GCC diagnostic pop

bool is_wide(UChar32 c) {
    const auto width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

// Control and format characters (such as those that change the direction of writing) and what is no character.
bool is_harmless(UChar32 c) {
    switch (u_charType(c)) {
        case U_CONTROL_CHAR:
        case U_FORMAT_CHAR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR:
        case U_SURROGATE:
        case U_UNASSIGNED: return false;
        default: return true;
    }
}

bool joins_the_one_before(UChar32 c) {
    const auto type = u_charType(c);
    return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

// Characters of our own messages that have a plain form.
std::string_view plain_form(UChar32 c) {
    switch (c) {
        case 0x2026: return "...";
        case 0x2018:
        case 0x2019: return "'";
        case 0x201C:
        case 0x201D: return "\"";
        case 0x00D7: return "x";
        case 0x2013:
        case 0x2014: return "-";
        default: return "?";
    }
}

}  // namespace

std::vector<Glyph> glyphs(std::string_view bytes, bool unicode) {
    std::vector<Glyph> result;
    result.reserve(bytes.size());
    const auto length = static_cast<std::int32_t>(bytes.size());
    int column = 0;
    for (std::int32_t at = 0; at < length;) {
        const std::int32_t begin = at;
        const UChar32 c = next_character(bytes, at);
        Glyph glyph{.text = "", .width = 1, .offset = static_cast<std::uint32_t>(begin)};
        if (c == '\t') {
            glyph.width = tab_width - column % tab_width;
            glyph.text = std::string(static_cast<std::size_t>(glyph.width), ' ');
        } else if (c < 0 || !is_harmless(c)) {
            glyph.text = unicode ? "\uFFFD" : "?";
        } else if (c < 0x80) {
            glyph.text = std::string(1, static_cast<char>(c));
        } else if (!unicode) {
            glyph.text = plain_form(c);
            glyph.width = static_cast<int>(glyph.text.size());
        } else {
            glyph.text = bytes.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin));
            glyph.width = joins_the_one_before(c) ? 0 : is_wide(c) ? 2 : 1;
        }
        column += glyph.width;
        result.push_back(std::move(glyph));
    }
    return result;
}

std::string printable(std::string_view bytes, bool unicode) {
    std::string result;
    for (std::size_t begin = 0;;) {
        const auto end = bytes.find('\n', begin);
        for (const Glyph& glyph : glyphs(bytes.substr(begin, end - begin), unicode)) result += glyph.text;
        if (end == std::string_view::npos) return result;
        result += '\n';
        begin = end + 1;
    }
}

int width(const std::vector<Glyph>& glyphs) {
    int sum = 0;
    for (const Glyph& glyph : glyphs) sum += glyph.width;
    return sum;
}

}  // namespace katachi::base
