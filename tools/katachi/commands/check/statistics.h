// Counted findings and entries as `katachi check --statistics` tells of them.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "compiler/check/check_statistics.h"

namespace katachi::cli {

// The format is "text", three tables, or "json".
std::string statistics_text(const compiler::CheckStatistics& statistics, const std::string& format,
                            const base::TextStyle& style);

}  // namespace katachi::cli
