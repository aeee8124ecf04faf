// The options and the work of the commands that tell of a base without a shape: `katachi games list`, `show`, `export`
// and `duplicates`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

struct GamesListOptions {
    std::string base;
    FilterChoice filter;
    std::size_t limit = 20;
    std::string format = "text";
};
Outcome run_games_list(const GamesListOptions& options, const CommonOptions& common);

struct GamesShowOptions {
    std::string base;
    std::int64_t number = 0;
    int move = 0;  // draws the position before it; 0: none
    std::string format = "text";
};
Outcome run_games_show(const GamesShowOptions& options, const CommonOptions& common);

struct GamesExportOptions {
    std::string base;
    std::vector<std::int64_t> numbers;  // none: all that pass the filter
    FilterChoice filter;
    std::string shape;       // where it stands is marked, and games without it are left out; empty: none
    PatternChoice patterns;  // that `shape` may name an entry of
    int jobs = 1;
    std::string output;  // a file of all, or a folder for a file each; empty: standard output
};
Outcome run_games_export(const GamesExportOptions& options);

struct GamesDuplicatesOptions {
    std::string base;
    std::size_t limit = 20;
    std::string format = "text";
};
Outcome run_games_duplicates(const GamesDuplicatesOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
