// What is said of whole databases: the directives of a file, and katachi.toml.
#pragma once

#include <vector>

#include "tools/authoring/names/language_words.h"

namespace katachi::authoring {

std::vector<ExplainedWord> setting_words();

}  // namespace katachi::authoring
