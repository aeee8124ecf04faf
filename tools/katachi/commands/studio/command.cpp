// katachi studio: patterns and games on a board, in the browser.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/studio/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"
#include "tools/studio/serve.h"

namespace katachi::cli {

void add_studio_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("studio", "patterns and games on a board, in the browser");
    auto options = std::make_shared<StudioOptions>();
    options->port = studio::usual_port;
    command
        ->add_option("WHAT", options->shown,
                     "a folder of patterns (default: the shipped library, to look at), and suites of tests "
                     "(.tst), with :NUMBER to begin at a test")
        ->type_name("PATH");
    command->add_option("--games", options->games, "SGF files, folders, .zip, .tar.gz, .sgf.gz, and a base of games")
        ->type_name("PATH");
    command->add_option("--port", options->port, "listen there; 0 takes any port that is free")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    add_examples(
        *command,
        "Examples:\n"
        "  katachi studio patterns/\n"
        "  katachi studio patterns/ --games games/ base/\n"
        "  katachi studio patterns/ suites/endgame.tst:920\n"
        "  katachi studio --port 0                 the shipped library, at any free port\n"
        "\nThe address is printed; it lets one in by its token. This machine alone is listened to. docs/studio.md "
        "tells\nwhat else keeps others out. Ctrl-C ends it.\n"
        "\nExit status: 0 ended by Ctrl-C, 2 trouble at the start.");
    command->callback([options, &action] { action = [options] { return run_studio(*options); }; });
}

}  // namespace katachi::cli
