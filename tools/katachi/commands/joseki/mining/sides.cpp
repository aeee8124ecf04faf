// katachi joseki sides: moves along the sides from collections of games.
#include <fmt/core.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "games/sides/side_text.h"
#include "tools/authoring/games/game_positions.h"
#include "tools/authoring/shipped_library.h"
#include "tools/katachi/commands/joseki/mining/commands.h"

namespace katachi::cli {

namespace {

std::vector<compiler::PatternDatabase> read_libraries(const JosekiSidesOptions& options) {
    std::vector<std::filesystem::path> paths(options.libraries.begin(), options.libraries.end());
    if (paths.empty()) paths = authoring::shipped_library();
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics findings;  // katachi check tells of them
    for (const std::filesystem::path& path : paths)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            databases.push_back(compiler::read_database(spec, findings));
    return databases;
}

games::PlayedGames read_games(const JosekiSidesOptions& options, const std::atomic<bool>& stop,
                              const base::ProgressLine& line) {
    games::PlayedGames games;
    const auto trouble = [&](const std::string& text) {
        line.clear();
        std::cerr << "katachi: " << text << '\n';
    };
    const auto add = [&](const sgf::Game& game, const std::string&) { games.add(game); };
    authoring::visit_games(options.paths, trouble, add, options.reading.until(stop));
    return games;
}

}  // namespace

Outcome run_joseki_sides(const JosekiSidesOptions& options) {
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.paths);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const std::vector<compiler::PatternDatabase> libraries = read_libraries(options);
    const base::ProgressLine line;
    const games::PlayedGames games = read_games(options, stop, line);
    games::SideCounts counts = games::count_sides(games, options.moves, options.min_count, [&](double share) {
        line.show(fmt::format("Counting  {:.0f} %", 100 * share));
        return !stop.load();
    });
    line.clear();
    if (stop) return stopped("nothing was written");
    if (counts.windows.empty())
        throw base::FileError(
            fmt::format("{}: no move along a side was played {} times or more; name more games, or a smaller "
                        "--min-count",
                        options.output, options.min_count));
    games::count_entries(libraries, counts);
    const std::string origin =
        fmt::format("From {} and {} along sides.", base::counted(games.games().size(), "game", "games"),
                    base::counted(counts.all.played, "move", "moves"));
    base::write_file(options.output, games::side_text(counts, origin));
    std::cerr << base::output_name(options.output) << ": " << base::counted(counts.windows.size(), "move", "moves")
              << " of " << base::counted(games.games().size(), "game", "games") << "; "
              << base::counted(games.held_out(), "game", "games") << " held out\n";
    return Outcome::success;
}

}  // namespace katachi::cli
