#include "base/files/placed_error.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/findings/diagnostic_text.h"
#include "base/findings/quoted_line.h"

namespace katachi::base {

namespace {

std::string quoted(const SourceFile& source, Span span, const TextStyle& style) {
    const int number = source.line_column(span.begin).line;
    const Span line = source.line_span(number);
    const Span mark{span.begin - line.begin, std::clamp(span.end, span.begin, line.end) - line.begin};
    const std::string gutter = std::to_string(number);
    const int room = std::max(style.width - static_cast<int>(gutter.size()) - 4, 20);
    const QuotedLine shown = quote_line(source.text(line), mark, room, style.unicode);
    const char* const bar = style.unicode ? "│" : "|";
    return fmt::format("{} {} {}\n{:{}} {} {:{}}{:^>{}}\n", gutter, bar, shown.text, "", gutter.size(), bar, "",
                       shown.mark_column, "", shown.mark_width);
}

}  // namespace

std::string error_text(const FileError& error, const TextStyle& style) {
    std::string text = error.what() + std::string("\n");
    const auto* const placed = dynamic_cast<const PlacedError*>(&error);
    if (placed != nullptr && placed->place().source)
        text += quoted(*placed->place().source, placed->place().span, style);
    return text;
}

}  // namespace katachi::base
