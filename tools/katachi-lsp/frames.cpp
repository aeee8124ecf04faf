#include "tools/katachi-lsp/frames.h"

#include <algorithm>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "base/text/trim.h"

namespace katachi::lsp {

namespace {

constexpr std::string_view length_field = "Content-Length";
constexpr std::string_view blanks = " \t";
constexpr std::size_t longest_header = 4096;

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
        if (base::equal_but_for_case(base::trimmed(line.substr(0, colon), blanks), length_field)) {
            header.content_size = base::number_from<std::size_t>(base::trimmed(line.substr(colon + 1), blanks));
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
    const auto header = base::find_but_for_case(std::string_view(buffer_).substr(begin_), length_field);
    if (header == std::string_view::npos) {
        const auto kept = std::min(buffer_.size() - begin_, length_field.size());
        begin_ = buffer_.size() - kept;
        return false;
    }
    begin_ += header;
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
