#include "tools/katachi/shared/common_options.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>
#include <utility>

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

// What is no terminal, a file or a pipe, takes UTF-8 as well as a terminal that says so.
bool takes_unicode(int descriptor) { return isatty(descriptor) == 0 || is_utf8_locale(); }

}  // namespace

base::TextStyle text_style(const CommonOptions& options) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    base::TextStyle style;
    const bool is_wanted = terminal && !is_set("NO_COLOR") && !is_dumb_terminal();
    style.colour = options.colour == "always" || (options.colour == "auto" && is_wanted);
    style.unicode = takes_unicode(STDOUT_FILENO);
    return style;
}

base::TextStyle message_style() { return {.unicode = takes_unicode(STDERR_FILENO)}; }

std::string in_style(std::string text, const base::TextStyle& style) {
    if (style.unicode) return text;
    for (const auto& [sign, plain] : {std::pair("×", "x"), {"±", "+-"}, {"–", "-"}, {"—", "-"}, {"…", "..."}})
        for (auto place = text.find(sign); place != std::string::npos; place = text.find(sign, place))
            text.replace(place, std::string_view(sign).size(), plain);
    return text;
}

}  // namespace katachi::cli
