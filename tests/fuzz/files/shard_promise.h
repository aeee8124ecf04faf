// What reading the answer of a shard promises for every text: the property that the fuzz target and the test with bad
// input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as what one shard of a search has found. The first promise that does not hold, or "":
// - what is refused is refused in one line, which begins with the name of the text;
// - a shape has as many cells as its rows and columns say;
// - what was read, written and read again, is itself, and of one search with itself.
std::string broken_shard_promise(const std::string& text);

}  // namespace katachi::fuzz
