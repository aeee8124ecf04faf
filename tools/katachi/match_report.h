// Matches of one position, made ready to be shown, and the forms they are shown in.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "compiler/syntax/diagnostic_text.h"
#include "engine/match/match.h"
#include "tools/katachi/match_input.h"

namespace katachi {

struct FoundMatch {
    const PatternDatabase* database = nullptr;
    const Pattern* pattern = nullptr;
    Match match;
};

struct MatchReport {
    AskedPosition asked;
    std::vector<Colour> sides;  // for which patterns were matched
    std::string patterns_from;  // what was matched against: "shipped library", or the paths
    bool geometry_only = false;
    std::vector<FoundMatch> matches;
};

// A board with numbered moves, then a list of the patterns at each. Without `all`, the first twenty moves.
std::string match_text(const MatchReport& report, const TextStyle& style, bool all);

// One object with everything that the text has.
std::string match_json(const MatchReport& report);

}  // namespace katachi
