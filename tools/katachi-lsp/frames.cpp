#include "tools/katachi-lsp/frames.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace katachi::lsp {

namespace {

constexpr std::string_view length_field = "Content-Length";
constexpr std::size_t longest_header = 4096;

bool is_same_word(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

std::optional<std::size_t> number(std::string_view digits) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size() || digits.empty()) return std::nullopt;
    return value;
}

struct Header {
    enum class State { complete, needs_more, wrong };
    State state = State::wrong;
    std::size_t size = 0;  // with the blank line
    std::optional<std::size_t> content_size = {};
};

Header read_header(std::string_view text) {
    Header header;
    while (true) {
        const auto end = text.find('\n', header.size);
        if (end == std::string_view::npos || end > longest_header) {
            const bool is_too_long = text.size() > longest_header;
            header.state = is_too_long ? Header::State::wrong : Header::State::needs_more;
            return header;
        }
        auto line = text.substr(header.size, end - header.size);
        if (line.ends_with('\r')) line.remove_suffix(1);
        header.size = end + 1;
        if (line.empty()) break;
        const auto colon = line.find(':');
        if (colon == std::string_view::npos) return header;
        if (is_same_word(without_blanks(line.substr(0, colon)), length_field)) {
            header.content_size = number(without_blanks(line.substr(colon + 1)));
            if (!header.content_size) return header;
        }
    }
    if (header.content_size) header.state = Header::State::complete;
    return header;
}

}  // namespace

void FrameReader::add(std::string_view bytes) {
    buffer_.erase(0, begin_);
    begin_ = 0;
    buffer_ += bytes;
}

// JSON writes no line ends within strings, so that the name of the field at the beginning of a line is a header.
bool FrameReader::skip_to_header() {
    const auto header = buffer_.find(length_field, begin_);
    if (header == std::string::npos) {
        const auto kept = std::min(buffer_.size() - begin_, length_field.size());
        begin_ = buffer_.size() - kept;
        return false;
    }
    begin_ = header;
    is_skipping_ = false;
    return true;
}

std::optional<Frame> FrameReader::refuse(std::string trouble) {
    begin_ = std::min(begin_ + 1, buffer_.size());
    is_skipping_ = true;
    return Frame{.content = "", .trouble = std::move(trouble)};
}

std::optional<Frame> FrameReader::next() {
    if (is_skipping_ && !skip_to_header()) return std::nullopt;
    const auto rest = std::string_view(buffer_).substr(begin_);
    if (rest.empty()) return std::nullopt;
    const Header header = read_header(rest);
    if (header.state == Header::State::needs_more) return std::nullopt;
    if (header.state == Header::State::wrong)
        return refuse("expected a header `Content-Length: NUMBER` and a blank line");
    if (*header.content_size > longest_content)
        return refuse("a message of " + std::to_string(*header.content_size) + " bytes is too long; " +
                      std::to_string(longest_content) + " are read");
    if (rest.size() - header.size < *header.content_size) return std::nullopt;
    Frame frame{.content = std::string(rest.substr(header.size, *header.content_size)), .trouble = ""};
    begin_ += header.size + *header.content_size;
    return frame;
}

std::string framed(std::string_view content) {
    return std::string(length_field) + ": " + std::to_string(content.size()) + "\r\n\r\n" + std::string(content);
}

}  // namespace katachi::lsp
