// How many findings are errors and how many are warnings.
#pragma once

#include <cstdint>

#include "base/findings/diagnostic.h"

namespace katachi::base {

struct DiagnosticCounts {
    std::int64_t errors = 0;
    std::int64_t warnings = 0;
};

DiagnosticCounts diagnostic_counts(const Diagnostics& diagnostics);

}  // namespace katachi::base
