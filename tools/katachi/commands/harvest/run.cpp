#include "tools/katachi/commands/harvest/run.h"

#include <fmt/core.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "games/harvest/mined_text.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::cli {

namespace {

games::PlayedGames read_games(const HarvestOptions& options, const std::atomic<bool>& stop,
                              const base::ProgressLine& line) {
    games::PlayedGames games;
    const auto trouble = [&](const std::string& text) {
        line.clear();
        std::cerr << "katachi: " << text << '\n';
    };
    const auto add = [&](const sgf::Game& game, const std::string&) {
        games.add(game);
        if (games.games().size() % 256 == 0)
            line.show("Reading  " + base::counted(games.games().size(), "game", "games"));
    };
    authoring::visit_games(options.paths, trouble, add, options.reading.until(stop));
    return games;
}

}  // namespace

Outcome run_harvest(const HarvestOptions& options) {
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.paths);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const base::ProgressLine line;
    const games::PlayedGames games = read_games(options, stop, line);
    const games::ShapeCounts counted_shapes = games::count_shapes(
        games, options.min_count,
        {options.jobs, &stop, [&](double share) { line.show(fmt::format("Counting  {:.0f} %", 100 * share)); }});
    line.clear();
    if (stop) return stopped("nothing was written");
    const auto chosen = games::choose_shapes(counted_shapes, options.min_count, options.max_entries);
    if (games.games().empty() && games.held_out() > 0)
        throw base::FileError(fmt::format("{}: nothing is left to count, since {} held out; name more games",
                                          options.output, base::counted(games.held_out(), "game is", "games are")));
    if (chosen.empty())
        throw base::FileError(
            fmt::format("{}: no shape was played {} times or more; name more games, or a smaller --min-count",
                        options.output, options.min_count));
    const std::string origin = fmt::format("From {} and {}.", base::counted(games.games().size(), "game", "games"),
                                           base::counted(counted_shapes.all.played, "move", "moves"));
    base::write_file(options.output, games::mined_text(chosen, origin));
    std::cerr << base::output_name(options.output) << ": " << base::counted(chosen.size(), "shape", "shapes") << " of "
              << base::counted(games.games().size(), "game", "games") << "; "
              << base::counted(games.held_out(), "game", "games") << " held out\n";
    return Outcome::success;
}

}  // namespace katachi::cli
