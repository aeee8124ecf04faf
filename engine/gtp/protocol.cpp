#include "engine/gtp/protocol.h"

#include <algorithm>
#include <string_view>

namespace katachi {

namespace {

constexpr std::size_t max_line_length = 1 << 16;

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
    return line;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t start = text.find_first_not_of(' '); start != std::string_view::npos;
         start = text.find_first_not_of(' ', start)) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        words.emplace_back(text.substr(start, end - start));
        start = end;
    }
    return words;
}

}  // namespace

std::optional<GtpRequest> read_request(std::istream& input) {
    while (const auto line = read_line(input)) {
        std::vector<std::string> words = words_of(line->text);
        if (words.empty()) continue;
        GtpRequest request;
        request.is_too_long = line->is_too_long;
        auto word = words.begin();
        if (word->find_first_not_of("0123456789") == std::string::npos) request.id = *word++;
        if (word != words.end()) request.name = *word++;
        request.arguments.assign(std::make_move_iterator(word), std::make_move_iterator(words.end()));
        return request;
    }
    return std::nullopt;
}

void write_answer(std::ostream& output, const std::string& id, const GtpAnswer& answer) {
    std::string text = (answer.is_success ? '=' : '?') + id;
    if (!answer.text.empty() && answer.text.front() != '\n') text += ' ';
    for (const char c : answer.text)
        if (c != '\n' || text.back() != '\n') text += c;
    if (text.back() != '\n') text += '\n';
    output << text << '\n' << std::flush;
}

}  // namespace katachi
