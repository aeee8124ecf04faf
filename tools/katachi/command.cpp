#include "tools/katachi/command.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>
#include <vector>

#include "compiler/model/database_spec.h"
#include "compiler/syntax/nearest.h"

namespace katachi {

namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
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

std::string check_kind(const std::string& text) {
    if (database_kind(text)) return "";
    std::vector<std::string_view> kinds;
    for (int i = 0; i < database_kind_count; ++i) kinds.push_back(name(static_cast<DatabaseKind>(i)));
    std::string message = "`" + text + "` is no kind of database; ";
    if (const std::string_view near = nearest(text, kinds); !near.empty())
        return message + "did you mean " + std::string(near) + "?";
    message += "one of";
    for (const std::string_view kind : kinds) message += (kind == kinds.front() ? " " : ", ") + std::string(kind);
    return message;
}

}  // namespace

TextStyle text_style(const CommonOptions& options) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    TextStyle style;
    style.colour = options.colour == "always" || (options.colour == "auto" && terminal && !is_set("NO_COLOR"));
    // What is no terminal, a file or a pipe, takes UTF-8 as well as a terminal that says so.
    style.unicode = !terminal || is_utf8_locale();
    return style;
}

CLI::Validator kind_validator() { return CLI::Validator(check_kind, ""); }

void add_json_option(CLI::App& command, std::string& format) {
    command.add_option("--format", format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
}

void add_json_flag(CLI::App& command, std::string& format) {
    command.add_flag_callback(
        "--json", [&format] { format = "json"; }, "the same as --format json");
}

void add_examples(CLI::App& command, const std::string& examples) { command.footer(examples); }

}  // namespace katachi
