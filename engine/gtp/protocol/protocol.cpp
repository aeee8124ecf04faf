#include "engine/gtp/protocol/protocol.h"

#include <algorithm>
#include <utility>

#include "base/findings/source_file.h"

namespace katachi::gtp {

namespace {

struct Line {
    std::string text;
    bool is_too_long = false;
};

bool is_control(char c) { return (c >= 0 && c < ' ') || c == 0x7f; }

// A line without its comment and control characters; nothing at the end of the input.
std::optional<Line> read_line(std::istream& input) {
    Line line;
    bool in_comment = false;
    int c = input.get();
    if (c == std::istream::traits_type::eof()) return std::nullopt;
    for (; c != std::istream::traits_type::eof() && c != '\n'; c = input.get()) {
        const char character = c == '\t' ? ' ' : static_cast<char>(c);
        in_comment = in_comment || character == '#';
        if (in_comment || is_control(character)) continue;
        line.is_too_long = line.text.size() == max_line_length;
        if (!line.is_too_long) line.text += character;
    }
    // Some editors put one at the front of a file.
    line.text.erase(0, base::byte_order_mark(line.text).size());
    return line;
}

// The first word of a text, which is taken off it.
std::string take_word(std::string& text) {
    const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t end = std::min(text.find(' ', start), text.size());
    std::string word = text.substr(start, end - start);
    text.erase(0, end);
    return word;
}

}  // namespace

std::optional<GtpRequest> read_request(std::istream& input) {
    while (auto line = read_line(input)) {
        std::string word = take_word(line->text);
        if (word.empty()) continue;
        GtpRequest request;
        request.is_too_long = line->is_too_long;
        if (word.find_first_not_of("0123456789") == std::string::npos)
            request.id = std::exchange(word, take_word(line->text));
        request.name = std::move(word);
        request.arguments = Arguments(std::move(line->text));
        return request;
    }
    return std::nullopt;
}

void write_answer(std::ostream& output, const std::string& id, const Answer& answer) {
    std::string text = (answer.is_success ? '=' : '?') + id + ' ';
    for (const char c : answer.text)
        if (c != '\n' || text.back() != '\n') text += c;
    if (text.back() != '\n') text += '\n';
    output << text << '\n' << std::flush;
}

void AnswerWriter::begin_or_go_on(std::string_view line) {
    if (!has_begun_) output_ << '=' << id_ << '\n';
    has_begun_ = true;
    if (!line.empty()) output_ << line << '\n';
    output_ << std::flush;
}

void AnswerWriter::end(const Answer& answer) {
    if (!has_begun_) return write_answer(output_, id_, answer);
    begin_or_go_on(answer.text);
    output_ << '\n' << std::flush;
}

}  // namespace katachi::gtp
