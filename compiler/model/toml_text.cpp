#include "compiler/model/toml_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "base/files/file_error.h"

namespace katachi::compiler {

namespace {

// The first line, from 1, whose key names tables within tables, a.b.c, deeper than any settings do; points in quotes
// are left out of account. Whoever frees what a parser makes of such a key calls itself for each table, and comes to
// the end of the stack where they are many thousands.
std::optional<int> line_of_deep_keys(std::string_view toml) {
    constexpr int most_points = 1000;
    for (int line = 1; !toml.empty(); ++line) {
        const auto end = std::min(toml.find('\n'), toml.size());
        int points = 0;
        char quote = 0;
        for (const char c : toml.substr(0, end)) {
            if (quote == 0 && c == '.') ++points;
            if (c == quote || (quote == 0 && (c == '"' || c == '\''))) quote = c == quote ? '\0' : c;
        }
        if (points > most_points) return line;
        toml.remove_prefix(std::min(end + 1, toml.size()));
    }
    return std::nullopt;
}

}  // namespace

toml::table read_toml(std::string_view text, const std::string& name, std::string_view advice) {
    if (const auto line = line_of_deep_keys(text))
        throw base::FileError(fmt::format("{}:{}: names too many tables within one another{}", name, *line, advice));
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        throw base::FileError(fmt::format("{}: {}{}", place_in(name, error.source()), error.description(), advice));
    }
}

std::string place_in(const std::string& name, const toml::source_region& where) {
    return fmt::format("{}:{}:{}", name, where.begin.line, where.begin.column);
}

}  // namespace katachi::compiler
