// What reading tests of patterns promises for every text: the property that the fuzz target and the tests with bad
// input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as a file of tests. The first promise that does not hold, or "":
// - every finding has a rule, a message and a place within the text;
// - every test lies within the text and has a position, from which its cases can be made;
// - the name of each test is among the names of the text.
std::string broken_test_promise(const std::string& text);

}  // namespace katachi::fuzz
