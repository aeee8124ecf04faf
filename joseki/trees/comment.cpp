#include "joseki/trees/comment.h"

namespace katachi::joseki {

namespace {

constexpr std::string_view blanks = " \t\r";

std::vector<TextPart>* parts_behind(char first, JosekiComment& comment) {
    switch (first) {
        case ':': return &comment.colon_lines;
        case ';': return &comment.constraints;
        case '>': return &comment.actions;
        default: return nullptr;
    }
}

bool is_blank(std::string_view text) { return text.find_first_not_of(blanks) == std::string_view::npos; }

void sort_in(JosekiComment& comment, std::string_view line, TextPart part) {
    const auto letter = part.begin == 0 ? joseki_class(line.front()) : std::nullopt;
    auto* code = parts_behind(line.front(), comment);
    if (line.front() == '#') {
        comment.remarks.push_back(part);
    } else if (code != nullptr && !is_blank(line.substr(1))) {
        code->push_back(part);
    } else if (letter) {
        comment.class_letter = *letter;
        comment.names_class = true;
        comment.class_line = part;
    } else if (!is_blank(line)) {
        comment.others.push_back(part);
    }
}

}  // namespace

std::optional<char> joseki_class(char letter) {
    switch (letter) {
        case 'T':
        case 't': return letter;
        case 'U':
        case 'u': return 'U';
        case 'S':
        case 'J': return 'J';
        case 's':
        case 'j': return 'j';
        case '0':
        case 'A':
        case 'a': return 'N';
        default: return std::nullopt;
    }
}

JosekiComment parse_joseki_comment(std::string_view text) {
    JosekiComment comment;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) sort_in(comment, text.substr(begin, end - begin), {begin, end - begin});
        begin = end + 1;
    }
    return comment;
}

}  // namespace katachi::joseki
