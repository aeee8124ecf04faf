// What `katachi joseki show` and `query` print for people: the board with the continuations lettered, then what the
// library says of each.
#pragma once

#include <cstdint>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/joseki/joseki_report.h"

namespace katachi::cli {

struct JosekiDetails {
    std::int64_t least_games = 0;  // continuations played less often are only counted
    bool are_all = false;          // rules, texts, examples and what leads here
};

std::string joseki_text(const authoring::JosekiReport& report, const joseki::Graph& library,
                        const JosekiDetails& details, const base::TextStyle& style);

}  // namespace katachi::cli
