#include "base/findings/quoted_line.h"

#include <algorithm>

#include "base/text/terminal_text.h"
#include "base/text/utf8.h"

namespace katachi::base {

namespace {

// Glyphs [first, last) are shown; columns are counted from the first glyph of the line.
struct Window {
    std::size_t first = 0;
    std::size_t last = 0;
};

Window window_around(const std::vector<Glyph>& line, int mark_column, int width, int ellipsis_width) {
    const int space = std::max(width - 2 * ellipsis_width, 1);
    const int wanted_start = std::max(0, mark_column - space / 3);
    Window window;
    int column = 0;
    while (window.first < line.size() && column < wanted_start) column += line[window.first++].width;
    window.last = window.first;
    int shown = 0;
    while (window.last < line.size() && shown + line[window.last].width <= space) shown += line[window.last++].width;
    return window;
}

// A line may be much longer than is wide enough: a whole record may stand in one line, with thousands of findings. Then
// the bytes around the start of the mark are shown.
Span part_to_show(std::string_view bytes, Span mark, int width) {
    constexpr int bytes_a_cell = 8;
    const auto reach = static_cast<std::uint32_t>(bytes_a_cell * std::max(width, 1));
    const auto size = static_cast<std::uint32_t>(bytes.size());
    const std::uint32_t at = std::min(mark.begin, size);
    Span part{at > reach ? at - reach : 0, size - at > reach ? at + reach : size};
    while (part.begin > 0 && continues_a_character(bytes[part.begin])) --part.begin;
    while (part.end < size && continues_a_character(bytes[part.end])) ++part.end;
    return part;
}

}  // namespace

QuotedLine quote_line(std::string_view bytes, Span mark, int width, bool unicode) {
    const Span part = part_to_show(bytes, mark, width);
    const bool begins_before = part.begin > 0;
    const bool goes_on = part.end < bytes.size();
    const auto line = glyphs(bytes.substr(part.begin, part.length()), unicode);
    mark = {mark.begin - part.begin, std::max(mark.end, part.begin) - part.begin};
    const std::string ellipsis = unicode ? "…" : "...";
    const int ellipsis_width = unicode ? 1 : 3;
    int mark_column = 0;
    for (const Glyph& glyph : line)
        if (glyph.offset < mark.begin) mark_column += glyph.width;
    const bool fits = !begins_before && !goes_on && base::width(line) <= width;
    const Window window = fits ? Window{0, line.size()} : window_around(line, mark_column, width, ellipsis_width);

    QuotedLine quoted;
    int column = 0;
    if (window.first > 0 || begins_before) {
        quoted.text += ellipsis;
        column += ellipsis_width;
    }
    quoted.mark_column = column;
    for (std::size_t i = window.first; i < window.last; ++i) {
        quoted.text += line[i].text;
        if (line[i].offset < mark.begin)
            quoted.mark_column += line[i].width;
        else if (line[i].offset < mark.end)
            quoted.mark_width += line[i].width;
    }
    if (window.last < line.size() || goes_on) quoted.text += ellipsis;
    quoted.mark_width = std::max(quoted.mark_width, 1);
    return quoted;
}

}  // namespace katachi::base
