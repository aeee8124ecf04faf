// A difference of two libraries, for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/diff_games.h"

namespace katachi::cli {

// A line an entry, then the parts that changed, shapes side by side; the last line counts.
std::string diff_text(const authoring::DiffReport& report, const base::TextStyle& style);

// "2 changed, 1 renamed, 1 added; 244 unchanged".
std::string diff_summary(const catalogue::DatabaseDiff& diff);

}  // namespace katachi::cli
