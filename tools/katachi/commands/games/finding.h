// The options and the work of the commands that ask a base for positions and openings, and of the one that joins what
// shards of a search have answered: `katachi games find`, `openings` and `merge`.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/commands/games/told_answer.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct GamesFindOptions {
    std::string game;  // or a drawn board
    std::string base;
    std::string path;
    int move = 0;  // 0: the last position
    FilterChoice filter;
    int jobs = 1;
    TellingOptions telling{.lists_games = true};
};
Outcome run_games_find(const GamesFindOptions& options, const CommonOptions& common);

struct GamesOpeningsOptions {
    std::string base;
    FilterChoice filter;
    int depth = 4;
    std::size_t limit = 20;
    std::string format = "text";
};
Outcome run_games_openings(const GamesOpeningsOptions& options, const CommonOptions& common);

struct GamesMergeOptions {
    std::vector<std::string> answers;
    std::string format = "text";
};
Outcome run_games_merge(const GamesMergeOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
