// katachi arena show: how a match stands, also while it is being played.
#include <fmt/core.h>

#include <array>
#include <iostream>

#include "base/text/counted.h"
#include "regression/matches/match_folder.h"
#include "tools/answers/regression/arena_json.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/commands/arena/text.h"

namespace katachi::cli {

namespace {

// No engine is started, so those without a name go by their command.
std::array<std::string, regression::player_count> names_in(const regression::MatchSettings& settings) {
    std::array<std::string, regression::player_count> names;
    for (std::size_t i = 0; i < regression::player_count; ++i) {
        const regression::Player& player = settings.players[i];
        names[i] =
            fmt::format("{} ({})", player.name.empty() ? player.command : player.name, regression::player_letters[i]);
    }
    return names;
}

}  // namespace

Outcome run_arena_show(const ArenaShowOptions& options, const CommonOptions& common) {
    const regression::MatchSettings settings = regression::settings_of_match(options.folder);
    const auto games = regression::games_of_match(options.folder);
    const auto names = names_in(settings);
    const authoring::ArenaReport report{settings, names, games, options.folder,
                                        settings.sprt
                                            ? base::counted(games.size(), "game was played", "games were played")
                                            : fmt::format("{} of {} games were played", games.size(), settings.games)};
    std::cout << (options.format == "json" ? answers::arena_json(report) : arena_text(report, text_style(common)));
    return Outcome::success;
}

}  // namespace katachi::cli
