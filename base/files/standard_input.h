// Standard input as a text.
#pragma once

#include <string>

namespace katachi::base {

// All of it, up to its end. Throws FileError, as where it is a folder.
std::string read_standard_input();

// What people are told an input is called: `-` is standard input, all else its own name.
std::string input_name(const std::string& input);

}  // namespace katachi::base
