// katachi eyes: what eye spaces are worth, proved by a solver.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/authoring/eyes/eye_generation.h"
#include "tools/katachi/commands/eyes/commands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_solver_options(CLI::App& command, EyeRulesOptions& options) {
    command
        .add_option("--outer-liberties", options.rules.outer_liberties, "liberties of the wall outside of the space")
        ->check(CLI::Range(0, eyes::most_outer_liberties))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--attacker-threats", options.rules.attacker_threats, "ko threats of the attacker")
        ->check(CLI::Range(0, eyes::most_ko_threats))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--defender-threats", options.rules.defender_threats, "ko threats of the defender")
        ->check(CLI::Range(0, eyes::most_ko_threats))
        ->type_name("N")
        ->capture_default_str();
    command.add_flag("--suicide", options.rules.suicide, "several stones may take their own last liberty");
    command.add_option("--limit-positions", options.most_positions, "leave a space undecided after so many positions")
        ->check(CLI::Range(1, 100'000'000))
        ->type_name("N")
        ->capture_default_str();
}

void add_graph(CLI::App& command, std::string& graph) {
    command
        .add_option("GRAPH", graph,
                    "rows of . X ! $ with % between them and O for blanks, | - + for edges; - for standard input")
        ->required()
        ->type_name("");
}

void add_analyze(CLI::App& eyes, Action& action) {
    auto* command = eyes.add_subcommand("analyze", "the value of an eye space and the vital points of both sides");
    auto options = std::make_shared<EyesAnalyzeOptions>();
    add_graph(*command, options->graph);
    add_solver_options(*command, options->solver);
    add_json_option(*command, options->solver.format);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi eyes analyze '!..'\n"
        "  katachi eyes analyze 'OO!%O.X%!...'               O is a blank, % ends a row, as in GTP\n"
        "  katachi eyes analyze '|.%|...%+---' --outer-liberties 0    bent four in the corner\n"
        "  katachi eyes analyze '.X.' --json | jq .value\n"
        "\nX is a stone of the attacker, ! a margin, $ a margin with such a stone. Marks of key points are read "
        "as points.\nExit status 1: the space is too large to be solved within the limit.");
    command->callback([options, &action] { action = [options] { return run_eyes_analyze(*options); }; });
}

void add_check(CLI::App& eyes, const CommonOptions& common, Action& action) {
    auto* command = eyes.add_subcommand("check", "prove or refute the values of eye shape databases");
    auto options = std::make_shared<EyesCheckOptions>();
    command->add_option("PATH", options->paths, "files and folders with databases of the kind eye-shape")
        ->required()
        ->type_name("PATH");
    command->add_flag("--all", options->all, "show proved entries, too");
    add_solver_options(*command, options->solver);
    add_json_option(*command, options->solver.format);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi eyes check patterns/eyes.db\n"
        "  katachi eyes check patterns/eyes.db --outer-liberties 4 --all\n"
        "  katachi eyes check patterns/eyes.db --json | jq '.databases[].entries[] | select(.verdict == "
        "\"refuted\") | .name'\n"
        "\nAn entry stands for the spaces that no earlier entry matches. Exit status 1: an entry is refuted, or "
        "its marks are.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_eyes_check(*options, common); }; });
}

void add_draw(CLI::App& eyes, Action& action) {
    auto* command = eyes.add_subcommand("draw", "draw an eye space with its value and the vital points of both sides");
    auto options = std::make_shared<EyesDrawOptions>();
    add_graph(*command, options->graph);
    command->add_option("-o,--output", options->output, "write here; .svg, .png, .html, .tex and .txt say the format")
        ->type_name("FILE");
    command->add_option("--size", options->size, "pixels from line to line, in SVG and PNG")
        ->check(CLI::Range(8, 200))
        ->capture_default_str();
    add_solver_options(*command, options->solver);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi eyes draw '!..%.X'\n"
                 "  katachi eyes draw '|.%|...%+---' -o bent-four.svg\n"
                 "\nExit status 1: the space is too large to be solved within the limit.");
    command->callback([options, &action] { action = [options] { return run_eyes_draw(*options); }; });
}

void add_generate(CLI::App& eyes, Action& action) {
    auto* command = eyes.add_subcommand("generate", "write a database of all eye shapes of a size, with proved values");
    auto options = std::make_shared<EyesGenerateOptions>();
    command->add_option("--size", options->size, "points of a shape")
        ->required()
        ->check(CLI::Range(1, authoring::largest_generated_eye_shape))
        ->type_name("N");
    options->most_margins = authoring::largest_generated_eye_shape;
    command->add_option("--margins", options->most_margins, "margins of a shape at most")
        ->check(CLI::Range(0, authoring::largest_generated_eye_shape))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("-o,--output", options->output, "write here, not to standard output")->type_name("FILE");
    add_solver_options(*command, options->solver);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi eyes generate --size 4 -o four.db\n"
        "  katachi eyes generate --size 7 --margins 3 -o seven.db\n"
        "  katachi eyes generate --size 3 --outer-liberties 0\n"
        "\nShapes in corners, at edges and away from them, of empty points, stones and margins; one of isomorphic ones "
        "stands for all, and one with wild cards for those of one value.");
    command->callback([options, &action] { action = [options] { return run_eyes_generate(*options); }; });
}

}  // namespace

void add_eyes_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* eyes = program.add_subcommand("eyes", "what eye spaces are worth, proved by a solver");
    eyes->require_subcommand(1);
    add_examples(*eyes,
                 "Examples:\n"
                 "  katachi eyes analyze '!..'\n"
                 "  katachi eyes check patterns/eyes.db");
    add_analyze(*eyes, action);
    add_check(*eyes, common, action);
    add_draw(*eyes, action);
    add_generate(*eyes, action);
}

}  // namespace katachi::cli
