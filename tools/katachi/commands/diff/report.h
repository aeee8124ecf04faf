// A difference of two libraries, made ready to be shown, and the forms it is shown in.
#pragma once

#include <optional>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "patterndb/import/database_diff.h"
#include "tools/katachi/commands/diff/games.h"

namespace katachi::cli {

struct DiffReport {
    catalogue::DatabaseDiff diff;
    std::optional<GamesEffect> effect = {};
};

// A line an entry, then the parts that changed, shapes side by side; the last line counts.
std::string diff_text(const DiffReport& report, const base::TextStyle& style);
std::string diff_json(const DiffReport& report);

// "2 changed, 1 renamed, 1 added; 244 unchanged".
std::string diff_summary(const catalogue::DatabaseDiff& diff);

}  // namespace katachi::cli
