#include "base/process/shell_word.h"

namespace katachi::base {

std::string shell_quoted(std::string_view word) {
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string shell_word(std::string_view word) {
    constexpr std::string_view understood = " \t\n'\"`\\$&|;<>(){}[]*?!#~";
    const bool is_plain = !word.empty() && word.find_first_of(understood) == std::string_view::npos;
    return is_plain ? std::string(word) : shell_quoted(word);
}

}  // namespace katachi::base
