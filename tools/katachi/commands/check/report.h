// How `katachi check` tells what it found: findings in four formats, and one line that sums up.
#pragma once

#include <span>
#include <string>

#include "compiler/check/apply_fixes.h"
#include "base/findings/diagnostic_text.h"

namespace katachi {

bool has_errors(const Diagnostics& findings);

// "2 errors, 1 warning".
std::string count_text(const Diagnostics& findings);

// As "text", "json", "sarif" or "github".
std::string findings_text(const Diagnostics& findings, std::span<const PatternDatabase> databases,
                          const std::string& format, const TextStyle& style);

// "2 errors, 1 warning in 3 files (40 entries); 3 silenced in entries, 12 by the baseline; …"
std::string found_summary(const CheckResult& result, std::span<const PatternDatabase> databases);

// "12 findings mended in 3 files, 5 left; 4 more with --unsafe-fixes; …"; nothing is written where `dry`.
std::string mended_summary(const Mended& mended, bool dry);

}  // namespace katachi
