// What reading drawn eye spaces promises for every text: the property that the fuzz target and the tests with bad input
// share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as the graph of an eye space. The first promise that does not hold, or "":
// - it is a graph or there is trouble;
// - a graph has as many points as a solver takes, and neighbours are each other's;
// - a graph without edges below and at the right, drawn and read again, is itself;
// - its name is the same in whatever order its points come;
// - of a small one that can be solved, both numbers of a value lie within their bounds.
std::string broken_eyes_promise(const std::string& text);

}  // namespace katachi::fuzz
