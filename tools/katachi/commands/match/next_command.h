// The next command for people who have seen which patterns match.
#pragma once

#include <string>

#include "tools/authoring/match_report.h"
#include "tools/katachi/commands/match/run.h"

namespace katachi::cli {

// The command that tells why the first move is proposed. Empty where no move is, and where the position was read from
// standard input, which nobody can read again.
std::string next_command(const MatchOptions& options, const authoring::MatchReport& report);

}  // namespace katachi::cli
