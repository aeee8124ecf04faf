// katachi show: an entry of pattern files with what is known of it.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/show/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_show_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("show", "show an entry of pattern files, and what each word in it means");
    auto options = std::make_shared<ShowOptions>();
    command->add_option("ENTRY", options->entry, "NAME or DATABASE/NAME")->required()->type_name("");
    command->add_option("--patterns", options->paths, "folders or .db files (default: the shipped library)")
        ->type_name("PATH");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi show geta-on-one-stone\n"
                 "  katachi show attack/loose-net --patterns patterns/\n"
                 "  katachi show geta-on-one-stone --json | jq '.things[] | select(.kind == \"helper\").meaning'\n"
                 "\nOf entries of the same name the first is shown.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_show(*options, common); }; });
}

}  // namespace katachi::cli
