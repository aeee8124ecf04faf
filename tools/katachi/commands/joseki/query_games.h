// What the library says of many games: a line for each corner, and a summary.
#pragma once

#include <string>

#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"

namespace katachi::cli {

// It answers about all that options.position names, as follow_games() takes it.
Outcome answer_games(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library);
// The answer about all games of a text, which is called `file`.
Outcome answer_games_of(const std::string& text, const std::string& file, const JosekiQueryOptions& options,
                        const CommonOptions& common, const JosekiLibrary& library);

}  // namespace katachi::cli
