// katachi arena show: how a match stands, also while it is being played.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "tools/katachi/arena_commands.h"
#include "tools/katachi/arena_report.h"

namespace katachi {

namespace {

struct ShowOptions {
    std::string folder;
    std::string format = "text";
};

// No engine is started, so those without a name go by their command.
std::array<std::string, player_count> names_in(const MatchSettings& settings) {
    std::array<std::string, player_count> names;
    for (std::size_t i = 0; i < player_count; ++i) {
        const Player& player = settings.players[i];
        names[i] = fmt::format("{} ({})", player.name.empty() ? player.command : player.name, player_letters[i]);
    }
    return names;
}

Outcome run_show(const ShowOptions& options, const CommonOptions& common) {
    const MatchSettings settings = settings_of_match(options.folder);
    const auto games = games_of_match(options.folder);
    const auto names = names_in(settings);
    const ArenaReport report{settings, names, games, options.folder,
                             settings.sprt ? counted(games.size(), "game was played", "games were played")
                                           : fmt::format("{} of {} games were played", games.size(), settings.games)};
    std::cout << (options.format == "json" ? json_text(arena_json(report)) : arena_text(report, text_style(common)));
    return Outcome::success;
}

}  // namespace

void add_arena_show_command(CLI::App& arena, const CommonOptions& common, Action& action) {
    auto* command = arena.add_subcommand("show", "how a match stands, also while it is being played");
    auto options = std::make_shared<ShowOptions>();
    command->add_option("FOLDER", options->folder, "where the match is kept")->required()->type_name("FOLDER");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Example:\n"
                 "  katachi arena show match");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_show(*options, common); }; });
}

}  // namespace katachi
