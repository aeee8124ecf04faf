// Why a move is proposed, for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/why/why.h"

namespace katachi::cli {

// Without `all`, the text shows the first ten of each group.
std::string why_text(const authoring::WhyReport& report, const base::TextStyle& style, bool all);

}  // namespace katachi::cli
