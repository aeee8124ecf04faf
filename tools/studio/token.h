// The secret that lets browsers in: random bits of the system that nobody can foresee.
#pragma once

#include <cstddef>
#include <string>

namespace katachi::studio {

// So many random bytes as hexadecimal digits. Throws FileError where the system has none.
std::string new_token(std::size_t bytes);

}  // namespace katachi::studio
