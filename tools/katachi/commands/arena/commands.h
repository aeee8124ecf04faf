// `katachi arena` and its subcommands: their options and their work, a file each.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/katachi/commands/arena/settings.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ArenaRun {
    ArenaOptions match;
    std::string folder = "arena";
    std::string resume;
    int concurrency = 1;
    std::string format = "text";
};
Outcome run_arena(const ArenaRun& run, const CommonOptions& common);

struct ArenaShowOptions {
    std::string folder;
    std::string format = "text";
};
Outcome run_arena_show(const ArenaShowOptions& options, const CommonOptions& common);

struct ArenaSprtOptions {
    std::vector<std::int64_t> pairs;
    std::vector<double> sprt;
    double alpha = 0.05;
    double beta = 0.05;
    std::string format = "text";
};
Outcome run_arena_sprt(const ArenaSprtOptions& options);

}  // namespace katachi::cli
