// Matches of one position, for programs.
#pragma once

#include <string>

#include "tools/authoring/match_report.h"

namespace katachi::answers {

// One object with everything that the text has.
std::string match_json(const authoring::MatchReport& report);

}  // namespace katachi::answers
