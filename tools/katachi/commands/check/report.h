// How `katachi check` tells what it found: findings in five formats, and one line that sums up.
#pragma once

#include <span>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "compiler/check/apply_fixes.h"

namespace katachi::cli {

bool has_errors(const base::Diagnostics& findings);

// "2 errors, 1 warning".
std::string count_text(const base::Diagnostics& findings);

// The format is "text", "json", "sarif", "github" or "line".
std::string findings_text(const base::Diagnostics& findings, std::span<const compiler::PatternDatabase> databases,
                          const std::string& format, const base::TextStyle& style);

// "2 errors, 1 warning in 3 files (40 entries); 3 silenced in entries, 12 by the baseline; …"
std::string found_summary(const compiler::CheckResult& result, std::span<const compiler::PatternDatabase> databases);

// "12 findings mended in 3 files, 5 left; 4 more with --unsafe-fixes; …"; nothing is written where `dry`.
std::string mended_summary(const compiler::Mended& mended, bool dry);

}  // namespace katachi::cli
