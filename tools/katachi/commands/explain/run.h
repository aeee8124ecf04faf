// What a word of the pattern language, a finding or a command of the engine means.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

// The rules whose codes begin so; all for "".
Outcome list_rules(const std::string& begin_of_code);

// Prints all pages of the word; the start of codes, such as KA4, lists their rules. Throws FileError for an unknown
// word, with the word that was probably meant.
Outcome explain_word(const std::string& word, const base::TextStyle& style);

}  // namespace katachi::cli
