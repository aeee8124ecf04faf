// The options and the work of `katachi games search`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/commands/games/told_answer.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

struct GamesSearchOptions {
    std::string shape;               // or, with `from`, the first of the games
    std::vector<std::string> paths;  // of the games
    PatternChoice patterns;          // that `shape` may name an entry of
    std::string from, area, path;    // a position that the shape is cut from; without `from`, that of `shape`
    int move = 0;                    // 0: the last position
    bool anywhere = false;
    bool no_turn = false, no_swap = false;
    bool each_move = false;
    int jobs = 1;
    authoring::GameReading reading;
    TellingOptions telling;
    FilterChoice filter;  // of a base
    std::string moves;    // where the shape must begin to stand: "30-60"
    std::string then;     // moves that follow: "X B2 O C1"
    std::string shard;    // of a base: "2/8"; empty: all of it
};

Outcome run_games_search(const GamesSearchOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
