// All words that `katachi explain` has a page for.
#pragma once

#include <vector>

#include "tools/authoring/names/language_words.h"

namespace katachi::cli {

// Rules by name and by code, the words of the pattern language, and the commands that katachi-gtp answers.
std::vector<authoring::ExplainedWord> explained_words();

}  // namespace katachi::cli
