// What a damaged catalogue does to nobody: the property that the fuzz target and the tests share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Changes bytes of a sound catalogue as `damaged_bytes` does, asks it whatever catalogues are asked, and recovers it.
// The first promise that does not hold, or "":
// - what is refused is refused as trouble with a catalogue or a file, in one line;
// - diagrams have as many cells as rows and columns say.
std::string broken_catalogue_promise(std::string_view changes);

}  // namespace katachi::fuzz
