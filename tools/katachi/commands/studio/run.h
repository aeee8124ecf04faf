// The options and the work of `katachi studio`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct StudioOptions {
    std::vector<std::string> shown;  // at most one folder of patterns; the others are suites, perhaps with a test
    std::vector<std::string> games;
    int port = 0;
};
Outcome run_studio(const StudioOptions& options);

}  // namespace katachi::cli
