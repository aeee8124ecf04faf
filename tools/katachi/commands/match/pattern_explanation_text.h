// How one pattern fits at one point, for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/pattern_explanation.h"

namespace katachi::cli {

// Without `all`, the text shows the three best fits with a board.
std::string pattern_explanation_text(const authoring::PatternExplanation& explanation, const base::TextStyle& style,
                                     bool all);

}  // namespace katachi::cli
