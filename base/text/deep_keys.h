// Keys of TOML that name tables within tables: a.b.c. Whoever frees what a parser makes of them calls itself for each
// table, and comes to the end of the stack where they are many thousands.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace katachi::base {

constexpr const char* deep_keys_message = "names too many tables within one another";

// The first line, from 1, with more points than any settings have, those in quotes left out of account.
inline std::optional<int> line_of_deep_keys(std::string_view toml) {
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

}  // namespace katachi::base
