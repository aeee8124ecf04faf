// Bytes to an open file.
#pragma once

#include <string_view>

namespace katachi::base {

// Whether all of the text is written. Where it is not, errno says why, and a part of it may be.
bool write_all(int descriptor, std::string_view text);

}  // namespace katachi::base
