// What unpacking games promises for all bytes: the property that the fuzz target and the tests with bad input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `bytes` as a file of games, packed or not. The first promise that does not hold, or "":
// - each text and each trouble has the name of the file before all, and both are one line of UTF-8;
// - no text that was packed is longer than the limit;
// - the share of the bytes that were read grows, and is one at most.
std::string broken_archive_promise(const std::string& bytes);

}  // namespace katachi::fuzz
