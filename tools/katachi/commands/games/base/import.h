// The options and the work of `katachi games import`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct GamesImportOptions {
    std::string base;
    std::vector<std::string> paths;
    std::string aliases;   // a file; empty for none
    std::string encoding;  // of all texts; empty: by what they say or look like
    int jobs = 1;
    std::uint64_t archive_limit = base::default_archive_limit;
};

Outcome run_games_import(const GamesImportOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
