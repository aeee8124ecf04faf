// What reading drawn boards promises for every text: the property that the fuzz target and the tests with bad input
// share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as a board that our commands print, a diagram of Sensei's Library or rows that somebody pasted. The
// first promise that does not hold, or "":
// - an error has a message and a line of the text;
// - labels stand on empty points of the board;
// - the position, printed and read again, is itself.
std::string broken_drawing_promise(const std::string& text);

}  // namespace katachi::fuzz
