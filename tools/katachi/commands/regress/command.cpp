// katachi regress: suites of tests on an engine.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/regress/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_regress_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("regress", "run suites of GTP tests (.tst) on an engine");
    auto options = std::make_shared<RegressOptions>();
    command
        ->add_option(
            "SUITE", options->suites,
            "suites, with :NUMBERS for some tests; folders of suites; - for standard input (-- -:NUMBERS for some of "
            "it); or the results of an earlier run (.json)")
        ->required()
        ->type_name("PATH");
    auto* engine = command->add_option("--engine", options->engine, "command of a GTP engine (default: katachi-gtp)")
                       ->type_name("COMMAND");
    auto* patterns = command
                         ->add_option("--patterns", options->patterns,
                                      "folders or .db files whose patterns katachi-gtp is to know, in place of the "
                                      "shipped library")
                         ->type_name("PATH")
                         ->excludes(engine);
    auto* list = command->add_flag("--list", options->list, "tell what the tests ask, without an engine")
                     ->excludes(engine)
                     ->excludes(patterns);
    command->add_option("--timeout", options->timeout, "seconds that the engine may take for an answer")
        ->check(number_between(0.001, 1e6))
        ->type_name("SECONDS")
        ->capture_default_str();
    command->add_option("--jobs", options->jobs, "engines side by side, each with a suite (default: as many as cores)")
        ->check(CLI::Range(1, 1024))
        ->type_name("N");
    command->add_flag("-v,--all", options->all, "every test, not the unexpected ones alone");
    add_json_option(*command, options->format);
    auto* html = command->add_option("--html", options->html, "write a web page with the boards of the tests")
                     ->type_name("FILE");
    auto* output = command->add_option("-o,--output", options->output, "keep the results, to compare later ones with")
                       ->type_name("FILE");
    auto* compare = command->add_option("--compare", options->compare, "say what changed since the results in FILE")
                        ->type_name("FILE");
    for (auto* other : {html, output, compare}) list->excludes(other);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi regress suites/\n"
        "  katachi regress reading.tst owl.tst:3,7-12 --engine 'gnugo --mode gtp' --all\n"
        "  katachi regress endgame.tst:920 --patterns patterns/ --all\n"
        "  katachi regress suites/ --output new.json --compare old.json --html report.html\n"
        "  katachi regress new.json --compare old.json\n"
        "\nPASSED and FAILED are unexpected, passed and failed expected. The engine runs in the folder of the\n"
        "suite; where it crashes or hangs, that test fails and a new engine goes on. Each suite is told as it\n"
        "ends, also after Ctrl-C.\n"
        "Exit status: 0 no test FAILED, 1 some did or a suite has mistakes, 2 trouble or stopped.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_regress(*options, common); }; });
}

}  // namespace katachi::cli
