// The words of the pattern language, each with a page that says what it means.
#pragma once

#include <string>
#include <vector>

namespace katachi::authoring {

struct ExplainedWord {
    std::string word;
    std::string meaning;  // one line
    std::string page;     // Markdown
};

// Helpers, constants, attributes and their maps, class letters and symmetries. A word that means several things stands
// there once for each.
std::vector<ExplainedWord> language_words();

}  // namespace katachi::authoring
