// Matches of one position, made ready to be shown, and the forms they are shown in.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/found_match.h"
#include "tools/authoring/match_input.h"

namespace katachi::cli {

struct MatchReport {
    authoring::AskedPosition asked;
    std::vector<board::Colour> sides;  // for which patterns were matched
    std::string patterns_from;         // what was matched against: "shipped library", or the paths
    bool geometry_only = false;        // nothing was asked about constraints
    std::vector<authoring::FoundMatch> matches;
};

// A board with numbered moves, then a list of the patterns at each, then apart those that propose nothing because their
// constraint is false. Without `all`, the first twenty moves and the first five of those.
std::string match_text(const MatchReport& report, const base::TextStyle& style, bool all);

// One object with everything that the text has.
std::string match_json(const MatchReport& report);

// "White to play", "both colours".
std::string sides_named(const authoring::AskedPosition& asked, const std::vector<board::Colour>& sides);

// A line: name, database, orientation, side where it is not plain, value, remark.
std::string match_summary(const authoring::FoundMatch& found, const std::vector<board::Colour>& sides);

}  // namespace katachi::cli
