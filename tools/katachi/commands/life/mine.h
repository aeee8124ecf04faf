// The options and the work of `katachi life mine`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct LifeMineOptions {
    std::vector<std::string> problems;
    std::string output;
    std::string side = "attack";
    std::size_t limit = 40;            // entries
    std::uint64_t positions = 20'000;  // a search
    int jobs = 1;
    std::uint64_t archive_limit = base::default_archive_limit;
};
Outcome run_life_mine(const LifeMineOptions& options);

}  // namespace katachi::cli
