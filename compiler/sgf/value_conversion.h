// Bytes of game records to UTF-8, with every value ending where it ends.
#pragma once

#include "compiler/sgf/conversion.h"

namespace katachi::compiler {

// It converts like `convert`. But a character that was cut off before the ']' of its value does not take the ']' along
// where the second byte of a character may be one: it becomes U+FFFD.
Converted convert_values(std::string_view bytes, const std::string& encoding);

}  // namespace katachi::compiler
