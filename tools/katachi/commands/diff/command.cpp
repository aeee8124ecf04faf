// katachi diff: what differs between two states of a library, and what that does to matches in games.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/diff/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_diff_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("diff", "show what differs between two states of a library");
    auto options = std::make_shared<DiffOptions>();
    command->add_option("OLD", options->before, "folder (an empty one: nothing yet) or .db file")
        ->required()
        ->type_name("PATH");
    command->add_option("NEW", options->after, "folder or .db file")->required()->type_name("PATH");
    auto* games = command
                      ->add_option("--games", options->games,
                                   "compare the matches in these games: SGF files, folders, .zip, .tar.gz, .sgf.gz")
                      ->type_name("PATH");
    command->add_option("--every", options->every, "with --games: a position every N moves (default: all)")
        ->check(CLI::Range(1, 100000))
        ->needs(games);
    command
        ->add_flag("--all", options->all_places, "with --games: all places of gained and lost matches, not the first 3")
        ->needs(games);
    add_reading_options(*command, options->reading);
    command->add_flag("--remarks", options->remarks, "remarks and comments of entries, too");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi diff old/ patterndb/library/\n"
                 "  katachi diff attack.db.orig attack.db --games games/\n"
                 "  katachi diff old/ new/ --games games/ --all           each place where a match came or went\n"
                 "  katachi diff old/ new/ --format json | jq '.changed[].after.name'\n"
                 "\nExit status: 0 no difference, 1 differences, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_diff(*options, common); }; });
}

}  // namespace katachi::cli
