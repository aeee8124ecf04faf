// Standard input as a text.
#pragma once

#include <string>

namespace katachi::base {

// All of it, up to its end. Throws FileError, as where it is a folder.
std::string read_standard_input();

}  // namespace katachi::base
