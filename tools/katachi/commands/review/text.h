// A review for people at a terminal.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/review/review.h"

namespace katachi::cli {

// The summary, then what is said of the turning points.
std::string review_text(const authoring::Review& review, const base::TextStyle& style);

}  // namespace katachi::cli
