// Findings as JSON, for programs. Lines and columns count from 1; an end is the place behind the last character.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "base/findings/diagnostic.h"

namespace katachi::answers {

nlohmann::ordered_json diagnostic_json_value(const base::Diagnostic& diagnostic);

// An array. Bytes that are no UTF-8 become U+FFFD.
std::string diagnostic_json(const base::Diagnostics& diagnostics);

}  // namespace katachi::answers
