// katachi fmt: pattern databases in their one form.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/fmt/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_fmt_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("fmt", "bring pattern databases into their one form");
    auto options = std::make_shared<FmtOptions>();
    command
        ->add_option("PATH", options->paths,
                     "folders or .db files, rewritten where they change; - alone: standard input to standard output")
        ->required()
        ->type_name("");
    command->add_flag("--check", options->check, "write nothing, name the files that would change");
    command->add_flag("--diff", options->diff, "write nothing, show what would change");
    command->add_option("--kind", options->kind, "read the files as a database of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    command->add_option("--stdin-name", options->stdin_name, "the file that standard input stands for");
    add_examples(*command,
                 "What an entry means, its comments and remarks stay. What cannot be read stays byte for byte.\n"
                 "\nExamples:\n"
                 "  katachi fmt patterns/\n"
                 "  katachi fmt --check patterns/\n"
                 "  katachi fmt - --kind eye-shape < new.db\n"
                 "\nExit status: 0 done, 1 (--check, --diff) something would change or cannot be read, 2 trouble.");
    command->callback([options, &action] { action = [options] { return run_fmt(*options); }; });
}

}  // namespace katachi::cli
