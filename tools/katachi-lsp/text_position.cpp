#include "tools/katachi-lsp/text_position.h"

#include <algorithm>

#include "base/text/utf8.h"

namespace katachi::lsp {

namespace {

// Bytes of the character at the beginning of a text. What is no UTF-8 counts as characters of one byte.
std::size_t character_size(std::string_view text) {
    const unsigned first = static_cast<unsigned char>(text.front());
    const std::size_t size = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : first >= 0xC0U ? 2 : 1;
    if (size > text.size()) return 1;
    const bool is_whole =
        std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(size), base::continues_a_character);
    return is_whole ? size : 1;
}

// How many units the character has in the editor's encoding.
std::uint64_t units(std::size_t size, Encoding encoding) {
    if (encoding == Encoding::utf8) return size;
    return size == 4 ? 2 : 1;
}

}  // namespace

TextPlaces::TextPlaces(std::string_view text, Encoding encoding) : text_(text), encoding_(encoding) {
    starts_.push_back(0);
    const bool has_returns = text.find('\r') != std::string_view::npos;
    const auto next_end = [&](std::size_t from) {
        return has_returns ? text.find_first_of("\r\n", from) : text.find('\n', from);
    };
    for (auto at = next_end(0); at != std::string_view::npos; at = next_end(at)) {
        const bool is_pair = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        at += is_pair ? 2 : 1;
        starts_.push_back(static_cast<std::uint32_t>(at));
    }
}

std::uint32_t TextPlaces::end_of_line(std::size_t line) const {
    if (line + 1 == starts_.size()) return static_cast<std::uint32_t>(text_.size());
    auto end = starts_[line + 1];
    while (end > starts_[line] && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
    return end;
}

TextPosition TextPlaces::position(std::uint32_t offset) const {
    const auto at = std::min<std::size_t>(offset, text_.size());
    const auto behind = std::upper_bound(starts_.begin(), starts_.end(), at);
    const auto line = static_cast<std::size_t>(behind - starts_.begin()) - 1;
    TextPosition position{.line = line, .character = 0};
    for (std::size_t i = starts_[line]; i < at;) {
        const auto size = character_size(text_.substr(i));
        if (i + size > at) break;
        position.character += units(size, encoding_);
        i += size;
    }
    return position;
}

std::uint32_t TextPlaces::offset(TextPosition position) const {
    if (position.line >= starts_.size()) return static_cast<std::uint32_t>(text_.size());
    const auto line = static_cast<std::size_t>(position.line);
    const auto end = end_of_line(line);
    std::uint32_t at = starts_[line];
    for (std::uint64_t passed = 0; at < end;) {
        const auto size = character_size(text_.substr(at, end - at));
        passed += units(size, encoding_);
        if (passed > position.character) break;
        at += static_cast<std::uint32_t>(size);
    }
    return at;
}

std::string TextPlaces::with_these_line_ends(std::string_view lines) const {
    const auto first_end = text_.find('\n');
    const bool has_pairs = first_end != std::string_view::npos && first_end > 0 && text_[first_end - 1] == '\r';
    std::string written;
    for (const char c : lines) {
        if (c == '\n' && has_pairs && !written.ends_with('\r')) written += '\r';
        written += c;
    }
    return written;
}

}  // namespace katachi::lsp
