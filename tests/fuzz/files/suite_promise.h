// What reading regression suites promises for every text: the property that the fuzz target and the tests with bad
// input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as a suite. The first promise that does not hold, or "":
// - every finding has a rule, a message and a place within the text;
// - every command has a word and a line of the text, and those with an expectation a number;
// - an expectation of letters, digits and blanks tells its text from another;
// - the commands, written and read again, are the same, without an error.
std::string broken_suite_promise(const std::string& text);

}  // namespace katachi::fuzz
