// katachi harvest: frequent local shapes of games as a pattern file.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "compiler/model/discovery.h"
#include "compiler/syntax/counted.h"
#include "harvest/mined_text.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/game_positions.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/mined_output.h"
#include "tools/katachi/progress_line.h"

namespace katachi {

namespace {

struct HarvestOptions {
    std::vector<std::string> paths;
    std::string output;
    std::uint64_t min_count = 60;
    std::size_t max_entries = 8000;
    int jobs = 1;
};

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

}  // namespace

void add_harvest_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("harvest", "write frequent local shapes of games as a pattern file");
    auto options = std::make_shared<HarvestOptions>();
    command->add_option("GAMES", options->paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command->add_option("-o,--output", options->output, "pattern file to write")->required()->type_name("FILE");
    command->add_option("--min-count", options->min_count, "shapes that were played at least N times")
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--max-entries", options->max_entries, "at most N shapes, those that tell most")
        ->check(CLI::Range(1, 65536))
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->jobs);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi harvest games/ -o mined.db                     every processor helps\n"
        "  katachi harvest games/ -o mined.db --max-entries 2000  a smaller file\n"
        "  katachi compile mined.db -o mined.kpb                  tables, for an engine\n"
        "\nAn entry is a shape around a move, drawn for the side to move, with how often it was played where\n"
        "it could be, and as its value how many times as often as an average move that is. Larger shapes,\n"
        "up to four lines away, are there where they are played more or less than the smaller ones in them.\n"
        "Read, change and take out entries as you like.\n"
        "\nThe same games give the same file, whatever their order and the number of jobs. One game in twenty\n"
        "is held out, so that what is learned from the others can be judged on it.\n"
        "Exit status: 0 written; 2 trouble, or stopped before the end: then the old file stays.");
    command->callback([options, &action] { action = [options] { return run_harvest(*options); }; });
}

}  // namespace katachi
