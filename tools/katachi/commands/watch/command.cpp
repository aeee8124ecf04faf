// katachi watch: after every save, what it changed: entries, their matches, findings, tests; and compiled tables.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/watch/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_watch_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("watch", "tell after every save what it changed: entries, matches, tests");
    auto options = std::make_shared<WatchOptions>();
    command->add_option("PATH", options->paths, "folders or .db files")->required()->type_name("");
    auto* games = command
                      ->add_option("--games", options->games,
                                   "compare the matches in these games: SGF files, folders, .zip, .tar.gz, .sgf.gz")
                      ->type_name("PATH");
    command->add_option("--every", options->every, "with --games: a position every N moves; all are kept in memory")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str()
        ->needs(games);
    add_reading_options(*command, options->reading);
    command->add_option("-o,--output", options->output, "compile into this .kpb file, too, while there are no errors")
        ->check(CLI::Validator(
            [](const std::string& name) { return name.ends_with(".kpb") ? "" : "`" + name + "` must end in .kpb"; },
            ""))
        ->type_name("FILE");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi watch patterns/\n"
                 "  katachi watch attack.db --games games/ --every 10\n"
                 "  katachi watch patterns/ -o patterns.kpb\n"
                 "\nTests in x.test beside x.db are run again where their entry, or they, changed. Ctrl-C ends it.\n"
                 "\nExit status: 0 stopped by Ctrl-C, 2 trouble at the start.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_watch(*options, common); }; });
}

}  // namespace katachi::cli
