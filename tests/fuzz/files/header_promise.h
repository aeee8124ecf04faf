// What reading the headers of games promises for every text: the property that the fuzz target and the tests with bad
// input share.
#pragma once

#include <string>

namespace katachi::fuzz {

// Reads `text` as a date, a rank, a result, a komi and the name of rules, and as a game record. The first promise that
// does not hold, or "":
// - what was understood, written as SGF has it and read again, is itself, and rules are known;
// - numbers are within their ranges, and a date's last day is not before its first;
// - texts of headers are one line each.
std::string broken_header_promise(const std::string& text);

}  // namespace katachi::fuzz
