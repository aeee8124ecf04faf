#include "compiler/emit/wrapped_lines.h"

#include <limits>
#include <string_view>

namespace katachi::compiler {

namespace {

constexpr std::string_view indent = "    ";

// The smaller, the better to end the line before `rest`, which stands within so many brackets.
int badness(std::string_view rest, int brackets) {
    const bool joins = rest.starts_with("&&") || rest.starts_with("||") || rest.starts_with("else ");
    return 2 * brackets + (joins ? 0 : 1);
}

bool may_begin_a_line(std::string_view rest) {
    return std::string_view("&|=!<>+-?:").find(rest.front()) != std::string_view::npos ? rest.find(' ') <= 2
                                                                                       : rest.starts_with("else ");
}

// Where the next line begins: at the best place that leaves no line too long, the last of several; else at the
// first place. npos where there is none.
std::size_t next_line(std::string_view text, std::size_t begin) {
    std::size_t found = std::string_view::npos;
    int least = std::numeric_limits<int>::max();
    int brackets = 0;
    for (std::size_t i = begin; i + 1 < text.size(); ++i) {
        if (text[i] == '(' || text[i] == '{') ++brackets;
        if (text[i] == ')' || text[i] == '}') --brackets;
        const bool too_long = i > longest_condition_line;
        if (too_long && found != std::string_view::npos) break;
        const auto rest = text.substr(i + 1);
        if (text[i] != ' ' || !may_begin_a_line(rest) || badness(rest, brackets) > least) continue;
        least = badness(rest, brackets);
        found = i + 1;
    }
    return found;
}

}  // namespace

std::vector<std::string> wrapped_lines(std::string text) {
    std::vector<std::string> lines;
    while (text.size() > longest_condition_line) {
        // An operator at the beginning of a line is not parted from what follows it.
        const std::size_t begin = text.find_first_not_of(' ');
        const std::size_t next = next_line(text, begin);
        if (next == std::string::npos) break;
        lines.push_back(text.substr(0, next - 1));
        text = std::string(indent) + text.substr(next);
    }
    lines.push_back(std::move(text));
    return lines;
}

}  // namespace katachi::compiler
