#include "tools/katachi/commands/harvest/run.h"

#include <fmt/core.h>

#include <iostream>

#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "games/harvest/mined_text.h"
#include "base/files/atomic_file.h"
#include "tools/authoring/game_positions.h"
#include "base/work/interrupt.h"
#include "base/work/progress_line.h"

namespace katachi {

namespace {

PlayedGames read_games(const std::vector<std::string>& paths, const ProgressLine& line) {
    PlayedGames games;
    const auto trouble = [&](const std::string& text) {
        line.clear();
        std::cerr << "katachi: " << text << '\n';
    };
    visit_games(paths, trouble, [&](const SgfGame& game, const std::string&) {
        games.add(game);
        if (games.games().size() % 256 == 0) line.show("Reading  " + counted(games.games().size(), "game", "games"));
    });
    return games;
}

}  // namespace

Outcome run_harvest(const HarvestOptions& options) {
    check_can_be_written(options.output);
    const std::atomic<bool>& stop = stop_on_interrupt();
    const ProgressLine line;
    const PlayedGames games = read_games(options.paths, line);
    const ShapeCounts counted_shapes = count_shapes(
        games, options.min_count,
        {options.jobs, &stop, [&](double share) { line.show(fmt::format("Counting  {:.0f} %", 100 * share)); }});
    line.clear();
    if (stop) {
        std::cerr << "katachi: stopped; nothing was written\n";
        return Outcome::trouble;
    }
    const auto chosen = choose_shapes(counted_shapes, options.min_count, options.max_entries);
    if (chosen.empty())
        throw FileError(
            fmt::format("{}: no shape was played {} times or more; name more games, or a smaller --min-count",
                        options.output, options.min_count));
    const std::string origin = fmt::format("From {} and {}.", counted(games.games().size(), "game", "games"),
                                           counted(counted_shapes.all.played, "move", "moves"));
    write_file(options.output, mined_text(chosen, origin));
    std::cerr << options.output << ": " << counted(chosen.size(), "shape", "shapes") << " of "
              << counted(games.games().size(), "game", "games") << "; " << counted(games.held_out(), "game", "games")
              << " held out\n";
    return Outcome::success;
}

}  // namespace katachi
