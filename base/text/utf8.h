// Text for the catalogue's TEXT columns, which are UTF-8, from source files of any encoding.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// The text itself where it is UTF-8; else each byte read as a character of Latin-1.
std::string as_utf8(std::string_view text);

}  // namespace katachi::base
