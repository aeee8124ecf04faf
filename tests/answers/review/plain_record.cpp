#include "tests/answers/review/plain_record.h"

namespace katachi::answers {

namespace {

std::string point_of_letters(const std::string& letters, int size) {
    if (letters.size() != 2 || letters == "tt") return "pass";
    const int column = letters[0] - 'a', row = letters[1] - 'a';
    return std::string(1, "ABCDEFGHJKLMNOPQRST"[column]) + std::to_string(size - row);
}

}  // namespace

// Up to the first ')': the first variation of each fork comes first.
PlainRecord plain_record(const std::string& text) {
    PlainRecord record;
    std::string name;
    bool is_in_root = true;
    std::size_t nodes = 0;
    for (std::size_t at = 0; at < text.size() && text[at] != ')'; ++at) {
        const char c = text[at];
        if (c == ';') {
            is_in_root = ++nodes == 1;
            name.clear();
        } else if (c >= 'A' && c <= 'Z') {
            if (at > 0 && (text[at - 1] < 'A' || text[at - 1] > 'Z')) name.clear();
            name += c;
        } else if (c == '[') {
            std::string value;
            for (++at; text[at] != ']'; ++at) {
                if (text[at] == '\\') ++at;
                value += text[at];
            }
            if (name == "SZ") record.size = std::stoi(value);
            if (name == "B" || name == "W") record.moves.push_back({name, point_of_letters(value, record.size), ""});
            if (name == "C") {
                (is_in_root ? record.root_comment : record.moves.back().comment) = value;
                name.clear();  // a second value is none of the comment
            }
        }
    }
    return record;
}

}  // namespace katachi::answers
