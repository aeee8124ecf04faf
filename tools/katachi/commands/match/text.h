// Matches of one position, for people.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/match_report.h"

namespace katachi::cli {

// A board with numbered moves, then a list of the patterns at each, then apart those that propose nothing because their
// constraint is false. Without `all`, the first twenty moves and the first five of those.
std::string match_text(const authoring::MatchReport& report, const base::TextStyle& style, bool all);

// "White to play", "both colours".
std::string sides_named(const authoring::AskedPosition& asked, const std::vector<board::Colour>& sides);

// A line: name, database, orientation, side where it is not plain, value, remark.
std::string match_summary(const authoring::FoundMatch& found, const std::vector<board::Colour>& sides,
                          const base::TextStyle& style);

}  // namespace katachi::cli
