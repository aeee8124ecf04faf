// The options and the work of `katachi name`.
#pragma once

#include <string>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct NameOptions {
    std::string game;
    int move = 0;  // 0: all moves
    std::string path;
    std::string language = "en";
    std::string format = "text";
    std::string library;  // "boardmatcher": the names themselves in this form, and no game
    bool all = false;
    bool without_reading = false;
};

Outcome run_name(const NameOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
