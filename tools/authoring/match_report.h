// Matches of one position, made ready to be shown.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/found_match.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

struct MatchReport {
    AskedPosition asked;
    std::vector<board::Colour> sides;  // for which patterns were matched
    std::string patterns_from;         // what was matched against: "shipped library", or the paths
    bool geometry_only = false;        // nothing was asked about constraints
    std::vector<FoundMatch> matches;
};

// `patterns` are those that were matched: what they say of influence has a part in it.
void judge_all(MatchReport& report, const CompiledPatterns& patterns);

}  // namespace katachi::authoring
