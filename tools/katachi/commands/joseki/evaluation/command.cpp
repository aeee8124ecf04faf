// katachi joseki evaluate: its options.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/subcommands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_joseki_evaluate_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("evaluate", "what ends of joseki are worth in points");
    auto options = std::make_shared<JosekiEvaluateOptions>();
    command->add_option("POSITION", options->position,
                        "one position: its code, or the moves that lead to it (default: all ends)");
    command->add_option("--boards", options->boards, "put each on so many boards")
        ->check(CLI::Range(2, 100000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--seed", options->seed, "of the ends in the other corners")
        ->check(CLI::Range(0, 2147483647))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--limit", options->limit, "show the best and the worst N alone")
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N");
    add_catalogue_option(*command, options->catalogue);
    add_jobs_option(*command, options->jobs);
    add_json_option(*command, options->format);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki evaluate Q16 O17 R14 P18 R17 L17\n"
        "  katachi joseki evaluate --limit 10 --boards 16\n"
        "  katachi joseki evaluate --db library.kdb --json | jq '.joseki[] | select(.score < -2) | .moves'\n"
        "\nPoints are Black's, who began, against what the corner was worth on the same boards before: empty, or\n"
        "with a first move where White is to move; 0 where nobody gained. The other corners have ends of the\n"
        "library that nobody calls good for one side, by --seed; each board is asked with both colours in the\n"
        "corner. The chances of owners are asked, as katachi position tells them, and no playouts.\n"
        "The interval (95 %) tells how much hangs on the boards, not how far the judge errs: it takes the turn for\n"
        "less than it is worth, so that ends are best compared with others after which the same side is next.\n"
        "Exit status: 0; 1 the library has no ends; 2 trouble, or stopped: what was valued is shown.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_evaluate(*options, common); }; });
}

}  // namespace katachi::cli
