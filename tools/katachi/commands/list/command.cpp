// katachi list: entries of pattern files with what is known of each.
#include "tools/katachi/commands/list/run.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_list_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("list", "list the entries of pattern files: findings, tests, matches");
    auto options = std::make_shared<ListOptions>();
    command->add_option("PATH", options->paths, "folders or .db files (default: this folder)")->type_name("");
    add_entry_options(*command, options->entries);
    command->add_option("--text", options->text, "words that name, remarks, constraint and action hold")
        ->type_name("WORDS");
    command->add_flag("--findings", options->findings, "those that katachi check finds something in");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi list patterns/\n"
                 "  katachi list patterns/ --kind attack --size 4x4\n"
                 "  katachi list patterns/ --text 'net ladder'\n"
                 "  katachi list patterns/ --findings --json | jq '.entries[].name'\n"
                 "\nMatches are those of the newest katachi match --profile that the catalogue katachi.kdb beside the "
                 "files\nhas. Exit status 1: no entry fits.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_list(*options, common); }; });
}

}  // namespace katachi::cli
