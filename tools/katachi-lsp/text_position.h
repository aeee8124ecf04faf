// Places in a text as editors name them: line and character from 0, characters counted in units of UTF-16 or, where the
// editor can, of UTF-8. Lines end with \n, \r\n or \r.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::lsp {

enum class Encoding { utf8, utf16 };

struct TextPosition {
    std::uint64_t line = 0;
    std::uint64_t character = 0;

    friend bool operator==(TextPosition, TextPosition) = default;
};

class TextPlaces {
  public:
    // `text` must outlive this.
    TextPlaces(std::string_view text, Encoding encoding);

    // A byte offset; one behind the text is its end.
    TextPosition position(std::uint32_t offset) const;
    // A line behind the last is the end of the text, a character behind the line's last is the end of the line, one
    // within a character its beginning.
    std::uint32_t offset(TextPosition position) const;
    // With the ends that the text's first line has.
    std::string with_these_line_ends(std::string_view lines) const;

  private:
    std::uint32_t end_of_line(std::size_t line) const;

    std::string_view text_;
    Encoding encoding_;
    std::vector<std::uint32_t> starts_;
};

}  // namespace katachi::lsp
