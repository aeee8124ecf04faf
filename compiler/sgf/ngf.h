// NGF, the records of games on Cyberoro and its sisters: twelve lines about the game, then a line for each move.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

// Whether a text, in whatever encoding of ASCII and more, is one.
bool is_ngf(std::string_view text);

// The game as SGF, of a text in UTF-8. What the record does not say, or what cannot be understood, is left out.
std::string sgf_of_ngf(std::string_view text);

}  // namespace katachi::compiler
