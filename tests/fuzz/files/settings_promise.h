// What reading settings promises for every text: the property that the fuzz target and the tests with bad input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as the manifest of a folder, a baseline, rules for importing joseki, counts of games, results of suites
// and the description of a match. The first promise that does not hold, or "":
// - what is refused is refused in one line, which begins with the file;
// - databases of a manifest have names of their own, files, and helpers with as many labels as fit;
// - baselines, results and matches, written and read again, are themselves.
std::string broken_settings_promise(const std::string& text);

}  // namespace katachi::fuzz
