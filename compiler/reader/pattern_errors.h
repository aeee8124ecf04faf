// What is said about syntax errors of a pattern database.
#pragma once

#include <string_view>

#include "compiler/reader/antlr_input.h"

namespace katachi::compiler {

extern const ErrorWording pattern_wording;

// The word with which a line that begins with `word` was meant to begin an entry or a directive; empty where it is a
// row of cells, or anything else.
std::string_view meant_first_word(std::string_view word);

}  // namespace katachi::compiler
