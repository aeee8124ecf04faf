// The options and the work of `katachi owners`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct OwnersOptions {
    std::vector<std::string> positions;  // files
    std::string output;
    std::string weights;               // judged; the engine's own where none are named
    std::vector<std::string> without;  // facts
    std::size_t every = 1;             // of the games of each file, one in so many
    std::size_t leave_out = 0;         // the same, but left out; 0 for none
    std::uint64_t archive_limit = base::default_archive_limit;
};

struct OwnersCountOptions {
    std::vector<std::string> games;
    std::string output;
    std::string rules = "japanese";  // of games that name none
    std::vector<int> moves{60, 100, 140, 180};
    authoring::GameReading reading;
};

Outcome run_owners_count(const OwnersCountOptions& options);
Outcome run_owners_train(const OwnersOptions& options);
Outcome run_owners_judge(const OwnersOptions& options);

}  // namespace katachi::cli
