// katachi harvest: frequent local shapes of games as a pattern file.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/harvest/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

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
    add_reading_options(*command, options->reading);
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

}  // namespace katachi::cli
