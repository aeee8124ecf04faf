// GIB, the records of games on Tygem and its sisters: a header of tags, then a line for each move, on 19 lines always.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

// Whether a text, in whatever encoding of ASCII and more, is one.
bool is_gib(std::string_view text);

// The encoding that the servers of its country write; empty where the record does not say the country.
std::string gib_encoding(std::string_view bytes);

// The game as SGF, of a text in UTF-8. What the record does not say, or what cannot be understood, is left out.
std::string sgf_of_gib(std::string_view text);

}  // namespace katachi::compiler
