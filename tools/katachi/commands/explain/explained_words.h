// All words that `katachi explain` has a page for.
#pragma once

#include <vector>

#include "tools/authoring/names/language_words.h"

namespace katachi::cli {

// Explained by the table of kinds_table.h, which takes longer to make than any page.
constexpr const char* kinds_word = "kinds";

// Rules by name and by code, the words of the pattern language, and the commands that katachi-gtp answers.
std::vector<authoring::ExplainedWord> explained_words();

}  // namespace katachi::cli
