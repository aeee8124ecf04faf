// The text of one source file and where its lines begin. All places in the compiler are byte
// offsets into such a text; lines and columns are worked out when a person is to read them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::base {

// Bytes [begin, end) of a source text.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    std::uint32_t length() const { return end - begin; }
    friend bool operator==(Span, Span) = default;
};

// Line and column from 1. A column counts characters of UTF-8 text.
struct LineColumn {
    int line = 1;
    int column = 1;
};

class SourceFile {
  public:
    // `path` is what messages call the file.
    SourceFile(std::string path, std::string text);

    const std::string& path() const { return path_; }
    std::string_view text() const { return text_; }
    std::string_view text(Span span) const { return std::string_view(text_).substr(span.begin, span.end - span.begin); }

    LineColumn line_column(std::uint32_t offset) const;
    int line_count() const { return static_cast<int>(line_starts_.size()); }
    // The line's bytes without its end; `line` from 1.
    Span line_span(int line) const;

  private:
    std::uint32_t characters_before(std::size_t at) const;

    std::string path_;
    std::string text_;
    std::vector<std::uint32_t> line_starts_;
    std::vector<std::uint32_t> characters_;  // that begin before each block of the text
};

// The UTF-8 byte order mark that some editors put at the start of a text, or nothing.
std::string_view byte_order_mark(std::string_view text);

using SourcePtr = std::shared_ptr<const SourceFile>;

}  // namespace katachi::base
