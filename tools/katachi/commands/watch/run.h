// The options and the work of `katachi watch`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct WatchOptions {
    std::vector<std::string> paths;
    std::vector<std::string> games;
    std::uint64_t archive_limit = base::default_archive_limit;
    int every = 20;
    std::string output;
};

Outcome run_watch(const WatchOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
