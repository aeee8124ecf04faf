#include "joseki/joseki_comment.h"

namespace katachi {

namespace {

constexpr std::string_view blanks = " \t\r";

void sort_in(JosekiComment& comment, std::string_view line, CommentPart part, bool is_first) {
    switch (line.front()) {
        case '#': comment.remarks.push_back(part); return;
        case ':': comment.colon_lines.push_back(part); return;
        case ';': comment.constraints.push_back(part); return;
        case '>': comment.actions.push_back(part); return;
        default: break;
    }
    if (is_first) {
        if (const auto letter = joseki_class(line.front())) {
            comment.class_letter = *letter;
            comment.names_class = true;
            return;
        }
    }
    if (line.find_first_not_of(blanks) != std::string_view::npos) comment.others.push_back(part);
}

}  // namespace

std::optional<char> joseki_class(char letter) {
    switch (letter) {
        case 'U':
        case 'T':
        case 't': return letter;
        case 'S':
        case 'J': return 'J';
        case 's':
        case 'j': return 'j';
        case '0':
        case 'A': return 'N';
        default: return std::nullopt;
    }
}

JosekiComment parse_joseki_comment(std::string_view text) {
    JosekiComment comment;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) sort_in(comment, text.substr(begin, end - begin), {begin, end - begin}, begin == 0);
        begin = end + 1;
    }
    return comment;
}

}  // namespace katachi
