#include "compiler/syntax/source_file.h"

#include <algorithm>

namespace katachi {

SourceFile::SourceFile(std::string path, std::string text) : path_(std::move(path)), text_(std::move(text)) {
    line_starts_.push_back(0);
    for (std::size_t i = 0; i < text_.size(); ++i)
        if (text_[i] == '\n' && i + 1 < text_.size()) line_starts_.push_back(static_cast<std::uint32_t>(i + 1));
}

LineColumn SourceFile::line_column(std::uint32_t offset) const {
    const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
    const auto start = *(after - 1);
    LineColumn place{static_cast<int>(after - line_starts_.begin()), 1};
    const auto end = std::min<std::size_t>(offset, text_.size());
    // A byte order mark is no character of the first line.
    for (std::size_t i = start == 0 ? byte_order_mark(text_).size() : start; i < end; ++i) {
        const bool continues_a_character = (static_cast<unsigned char>(text_[i]) & 0xC0U) == 0x80U;
        if (!continues_a_character) ++place.column;
    }
    return place;
}

Span SourceFile::line_span(int line) const {
    const auto index = static_cast<std::size_t>(line - 1);
    const auto begin = line_starts_[index];
    auto end = index + 1 < line_starts_.size() ? line_starts_[index + 1] : static_cast<std::uint32_t>(text_.size());
    while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
    return {begin, end};
}

std::string_view byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(0, mark.size()) : text.substr(0, 0);
}

}  // namespace katachi
