// Words of a command line as a shell is to read them.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// The word is put in single quotes: the shell takes it as one word, with nothing in it that it understands.
std::string shell_quoted(std::string_view word);

// The word in quotes only where the shell would take it for something else: a command that people are shown.
std::string shell_word(std::string_view word);

}  // namespace katachi::base
