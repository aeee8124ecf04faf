// What an engine says, as one line of UTF-8 that steers no terminal.
#pragma once

#include <string>

namespace katachi::base {

// Line ends and other control characters of ASCII become blanks.
std::string one_line(std::string text);

}  // namespace katachi::base
