// Findings in SARIF 2.1.0, the format of services that collect findings of many tools.
#pragma once

#include <string>
#include <string_view>

#include "base/findings/diagnostic.h"

namespace katachi::answers {

// One run with all rules and these findings, their fixes included. Columns count characters. Bytes that are no UTF-8
// become U+FFFD.
std::string diagnostic_sarif(const base::Diagnostics& diagnostics, std::string_view version);

}  // namespace katachi::answers
