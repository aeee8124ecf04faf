// katachi arena show: how a match stands, also while it is being played.
#include <fmt/core.h>

#include <iostream>

#include "base/text/counted.h"
#include "regression/matches/match_folder.h"
#include "tools/answers/regression/arena_json.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/commands/arena/text.h"

namespace katachi::cli {

Outcome run_arena_show(const ArenaShowOptions& options, const CommonOptions& common) {
    const regression::MatchSettings settings = regression::settings_of_match(options.folder);
    const auto games = regression::games_of_match(options.folder);
    const auto names = regression::names_of_match(options.folder);
    const authoring::ArenaReport report{settings, names, games, options.folder,
                                        settings.sprt
                                            ? base::counted(games.size(), "game was played", "games were played")
                                            : fmt::format("{} of {} games were played", games.size(), settings.games)};
    std::cout << (options.format == "json" ? answers::arena_json(report) : arena_text(report, text_style(common)));
    return Outcome::success;
}

}  // namespace katachi::cli
