// Findings as annotations of GitHub's workflows: commands on standard output that mark lines of a change.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"

namespace katachi::answers {

// A line each: `::error file=attack.db,line=6,…,title=KA202 unknown-class::message`.
std::string diagnostic_github(const base::Diagnostics& diagnostics);

}  // namespace katachi::answers
