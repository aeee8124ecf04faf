// What the target of a request says: a path and parameters.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::studio {

struct Target {
    std::string path;                               // "/api/match", without percent signs
    std::map<std::string, std::string> parameters;  // of the query, likewise; a `+` there is a blank
};

// Nothing for what is too long (over 8 KiB), does not begin with a slash, has a segment `.` or `..` or an empty one
// within, control characters, a broken percent sign, text that is no UTF-8, or a parameter twice or without a name.
std::optional<Target> read_target(std::string_view text);

// A value as it stands in a target: all but letters, digits, `-`, `.`, `_` and `~` as %XX.
std::string in_target(std::string_view value);

}  // namespace katachi::studio
