// What reading learned weights promises for every text: the property that the fuzz target and the tests with bad input
// share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as weights of moves, as weights of owners and as counted positions. The first promise that does not
// hold, or "":
// - an error has a message and a line of the text, or the line behind its last one;
// - what was read, written and read again, is itself;
// - the chance of an owner is a number from 0 to 1, and the score that is expected lies between its bounds.
std::string broken_weights_promise(const std::string& text);

}  // namespace katachi::fuzz
