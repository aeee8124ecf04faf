#include "compiler/sgf/text.h"

#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

// How many bytes the line end at `at` has: of two different characters one line end is made.
std::size_t line_end_length(std::string_view text, std::size_t at) {
    const bool is_pair = at + 1 < text.size() && is_line_end(text[at + 1]) && text[at + 1] != text[at];
    return is_pair ? 2 : 1;
}

}  // namespace

bool is_closed_sgf_value(std::string_view bracketed) {
    if (bracketed.size() < 2 || bracketed.back() != ']') return false;
    const auto last_other = bracketed.substr(0, bracketed.size() - 1).find_last_not_of('\\');
    return (bracketed.size() - 2 - last_other) % 2 == 0;
}

SgfValue sgf_value(std::string_view written, std::uint32_t offset) {
    SgfValue value;
    value.offset = offset;
    value.text.reserve(written.size());
    for (std::size_t at = 0; at < written.size();) {
        const bool is_escape = written[at] == '\\' && at + 1 < written.size();
        if (is_escape) ++at;
        if (is_line_end(written[at])) {
            if (!is_escape) value.text += '\n';
            at += line_end_length(written, at);
            continue;
        }
        if (written[at] == ':' && !is_escape && value.colon == std::string::npos) value.colon = value.text.size();
        value.text += written[at++];
    }
    return value;
}

std::vector<std::uint32_t> written_offsets(std::string_view source, const SgfValue& value) {
    std::vector<std::uint32_t> offsets;
    offsets.reserve(value.text.size() + 1);
    std::size_t place = value.offset;
    while (offsets.size() < value.text.size() && place < source.size()) {
        const bool is_escape = source[place] == '\\' && place + 1 < source.size();
        const std::size_t at = place + (is_escape ? 1 : 0);
        const bool is_end = is_line_end(source[at]);
        if (!is_end || !is_escape) offsets.push_back(static_cast<std::uint32_t>(place));
        place = at + (is_end ? line_end_length(source, at) : 1);
    }
    offsets.resize(value.text.size() + 1, static_cast<std::uint32_t>(place));
    return offsets;
}

std::string escaped(const SgfValue& value) {
    std::string written;
    written.reserve(value.text.size());
    for (std::size_t at = 0; at < value.text.size(); ++at) {
        const char c = value.text[at];
        const bool would_part = c == ':' && at < value.colon;
        if (c == '\\' || c == ']' || would_part) written += '\\';
        written += c;
    }
    return written;
}

std::string sgf_short_name(std::string_view name) {
    std::string letters;
    sgf::for_each_letter_of_sgf_name(name, [&](char c) { letters += c; });
    return letters;
}

}  // namespace katachi::compiler
