#include "base/process/shell_word.h"

namespace katachi::base {

std::string shell_quoted(std::string_view word) {
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

}  // namespace katachi::base
