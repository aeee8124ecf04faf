// Standard input as a text.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace katachi::base {

// All of it, up to its end; where it is longer than so many bytes, a beginning that is longer too. Throws FileError, as
// where it is a folder, or was read before.
std::string read_standard_input(std::uint64_t most_bytes = std::numeric_limits<std::uint64_t>::max());

// What people are told an input is called: `-` is standard input, all else its own name.
std::string input_name(const std::string& input);

}  // namespace katachi::base
