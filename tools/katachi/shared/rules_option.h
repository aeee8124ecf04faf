// The rules that an option names.
#pragma once

#include <string>

#include "engine/board/rules.h"

namespace katachi::cli {

// The rules of a name that board::find_rules knows. Throws FileError for any other.
const board::Rules& rules_of_option(const std::string& name);

}  // namespace katachi::cli
