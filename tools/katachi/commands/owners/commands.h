// The options and the work of `katachi owners`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct OwnersOptions {
    std::string positions;
    std::string output;
    std::string weights;               // judged; the engine's own where none are named
    std::vector<std::string> without;  // facts
    std::size_t every = 1;             // of the games, one in so many
    std::uint64_t archive_limit = base::default_archive_limit;
};

Outcome run_owners_train(const OwnersOptions& options);
Outcome run_owners_judge(const OwnersOptions& options);

}  // namespace katachi::cli
