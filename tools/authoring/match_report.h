// Matches of one position, made ready to be shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

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

// The matches for these sides, not judged; of the move `at` alone, if it is given.
std::vector<FoundMatch> find_matches(const std::vector<compiler::PatternDatabase>& databases,
                                     const AskedPosition& asked, const std::vector<board::Colour>& sides,
                                     std::optional<board::Vertex> at);

void judge_all(MatchReport& report);

}  // namespace katachi::authoring
