// The options and the work of `katachi studio`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct StudioOptions {
    std::string folder;  // empty: the shipped library
    std::vector<std::string> games;
    int port = 0;
};
Outcome run_studio(const StudioOptions& options);

}  // namespace katachi::cli
