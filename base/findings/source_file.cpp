#include "base/findings/source_file.h"

#include <algorithm>

#include "base/text/utf8.h"

namespace katachi::base {

namespace {

// A column must be found fast in a line of a megabyte, too.
constexpr std::size_t block_size = 1024;

std::uint32_t characters_of(std::string_view text) {
    return static_cast<std::uint32_t>(text.size()) -
           static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), continues_a_character));
}

}  // namespace

SourceFile::SourceFile(std::string path, std::string text) : path_(std::move(path)), text_(std::move(text)) {
    line_starts_.push_back(0);
    std::uint32_t characters = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        if (i % block_size == 0) characters_.push_back(characters);
        if (text_[i] == '\n' && i + 1 < text_.size()) line_starts_.push_back(static_cast<std::uint32_t>(i + 1));
        if (!continues_a_character(text_[i])) ++characters;
    }
    characters_.push_back(characters);
}

// How many characters begin before the byte.
std::uint32_t SourceFile::characters_before(std::size_t at) const {
    const std::size_t block = at / block_size;
    return characters_[block] + characters_of(std::string_view(text_).substr(0, at).substr(block * block_size));
}

LineColumn SourceFile::line_column(std::uint32_t offset) const {
    const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
    const std::size_t line_start = *(after - 1);
    // A byte order mark is no character of the first line.
    const std::size_t start = line_start == 0 ? byte_order_mark(text_).size() : line_start;
    const std::size_t end = std::max(start, std::min<std::size_t>(offset, text_.size()));
    const std::uint32_t characters = end - start < block_size
                                         ? characters_of(std::string_view(text_).substr(start, end - start))
                                         : characters_before(end) - characters_before(start);
    return {static_cast<int>(after - line_starts_.begin()), static_cast<int>(characters) + 1};
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

}  // namespace katachi::base
