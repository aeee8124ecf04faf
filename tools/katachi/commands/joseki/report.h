// What `katachi joseki show` and `query` print: the board with the continuations lettered, then what the library says
// of each.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "joseki/graph/library_answer.h"
#include "patterndb/catalogue.h"

namespace katachi::cli {

struct JosekiReport {
    std::string title;  // what was asked
    board::Position board;
    board::Colour to_move = board::Colour::black;
    std::vector<joseki::LibraryAnswer> answers;          // one for each corner that the library knows
    std::int64_t least_games = 0;                        // continuations played less often are only counted
    bool all_details = false;                            // rules, texts, examples and what leads here
    std::vector<std::vector<std::string>> sources = {};  // of the answers, in their order: which grafts speak of them
};

// Fills in the sources.
void find_sources(const catalogue::Catalogue& catalogue, const joseki::Graph& library, JosekiReport& report);

std::string joseki_text(const JosekiReport& report, const joseki::Graph& library, const base::TextStyle& style);
std::string joseki_json(const JosekiReport& report, const joseki::Graph& library);

}  // namespace katachi::cli
