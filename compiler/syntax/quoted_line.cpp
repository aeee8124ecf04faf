#include "compiler/syntax/quoted_line.h"

#include <algorithm>

#include "compiler/syntax/terminal_text.h"

namespace katachi {

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

}  // namespace

QuotedLine quote_line(std::string_view bytes, Span mark, int width, bool unicode) {
    const auto line = glyphs(bytes, unicode);
    const std::string ellipsis = unicode ? "…" : "...";
    const int ellipsis_width = unicode ? 1 : 3;
    int mark_column = 0;
    for (const Glyph& glyph : line)
        if (glyph.offset < mark.begin) mark_column += glyph.width;
    const bool fits = katachi::width(line) <= width;
    const Window window = fits ? Window{0, line.size()} : window_around(line, mark_column, width, ellipsis_width);

    QuotedLine quoted;
    int column = 0;
    if (window.first > 0) {
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
    if (window.last < line.size()) quoted.text += ellipsis;
    quoted.mark_width = std::max(quoted.mark_width, 1);
    return quoted;
}

}  // namespace katachi
