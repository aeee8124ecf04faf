#include "tools/katachi/shared/common_options.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace katachi::cli {

namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool is_dumb_terminal() {
    const char* value = std::getenv("TERM");
    return value != nullptr && std::string_view(value) == "dumb";
}

bool is_utf8_locale() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        const std::string_view name = value;
        return name.find("UTF-8") != std::string_view::npos || name.find("utf8") != std::string_view::npos ||
               name.find("UTF8") != std::string_view::npos;
    }
    return false;
}

}  // namespace

base::TextStyle text_style(const CommonOptions& options) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    base::TextStyle style;
    const bool is_wanted = terminal && !is_set("NO_COLOR") && !is_dumb_terminal();
    style.colour = options.colour == "always" || (options.colour == "auto" && is_wanted);
    // What is no terminal, a file or a pipe, takes UTF-8 as well as a terminal that says so.
    style.unicode = !terminal || is_utf8_locale();
    return style;
}

}  // namespace katachi::cli
