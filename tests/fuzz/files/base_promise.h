// What a damaged base of games does to nobody: the property that the fuzz target and the tests share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Changes bytes in the headers of a sound base as `damaged_bytes` does, and asks it whatever bases are asked. The first
// promise that does not hold, or "":
// - what is refused is refused as trouble with a file, in one line;
// - a game that is told of is written as a record that has one game.
std::string broken_base_promise(std::string_view changes);

}  // namespace katachi::fuzz
