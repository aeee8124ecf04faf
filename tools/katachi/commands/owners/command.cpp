// katachi owners: the chances of owners of points, learned from counted games and judged by them.
#include <CLI/CLI.hpp>
#include <limits>
#include <memory>

#include "tools/katachi/commands/owners/commands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_positions(CLI::App& command, OwnersOptions& options) {
    command
        .add_option("POSITIONS", options.positions,
                    "files with positions of counted games, a JSON object a line (.jsonl, .gz)")
        ->required()
        ->type_name("FILE");
    command.add_option("--every", options.every, "take one game in N")
        ->check(CLI::PositiveNumber)
        ->type_name("N")
        ->capture_default_str();
    add_archive_limit_option(command, options.archive_limit);
}

void add_count(CLI::App& owners, Action& action) {
    auto* command = owners.add_subcommand("count", "positions of games that were counted, with the owners at the end");
    auto options = std::make_shared<OwnersCountOptions>();
    command->add_option("GAMES", options->games, "SGF files, folders of them, and archives")
        ->required()
        ->type_name("PATH");
    command->add_option("-o,--output", options->output, "write the positions here, not to standard output")
        ->type_name("FILE");
    command->add_option("--rules", options->rules, "the rules that games were counted by that name none")
        ->type_name("RULES")
        ->capture_default_str();
    command->add_option("--moves", options->moves, "take the positions after so many moves, parted by commas")
        ->delimiter(',')
        ->check(CLI::NonNegativeNumber)
        ->type_name("N")
        ->capture_default_str();
    add_reading_options(*command, options->reading);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi owners count games/ -o counted.jsonl\n"
        "  katachi owners count server.tar.gz --rules chinese --moves 60,100,140,180 -o counted.jsonl\n"
        "\nStones of the last position are dead that the crude judge takes for dead. A game counts where that\n"
        "gives its result to the half point: on 19 lines, without handicap. Its number is its place among the\n"
        "games, from 0.\n"
        "Exit status: 0; 2 trouble, or stopped: then nothing is written.");
    command->callback([options, &action] { action = [options] { return run_owners_count(*options); }; });
}

void add_train(CLI::App& owners, Action& action) {
    auto* command = owners.add_subcommand("train", "learn what tells who will own a point");
    auto options = std::make_shared<OwnersOptions>();
    add_positions(*command, *options);
    command->add_option("-o,--output", options->output, "write the weights here, not to standard output")
        ->type_name("FILE");
    command->add_option("--leave-out", options->leave_out, "leave out what --every N takes, to judge by")
        ->check(CLI::Range(std::size_t{2}, std::numeric_limits<std::size_t>::max()))
        ->type_name("N");
    command->add_option("--without", options->without, "leave these facts out, parted by commas")
        ->delimiter(',')
        ->type_name("WORD");
    add_examples(
        *command,
        "Examples:\n"
        "  katachi owners train outcomes-train.jsonl.gz -o owners.txt\n"
        "  katachi owners train outcomes-train.jsonl.gz counted.jsonl --leave-out 6 -o owners.txt\n"
        "  katachi owners judge outcomes-train.jsonl.gz counted.jsonl --every 6 --weights owners.txt\n"
        "  katachi owners train outcomes-train.jsonl.gz --without group-space,group-moyo -o less.txt\n"
        "\nA line has game (a number), move (moves played), to_play (B or W), komi, result (B+7.5), board (19 rows\n"
        "of X, O and . with / between them), owner (19 rows of B, W and =) and perhaps scoring (area or territory):\n"
        "`katachi owners count` writes such lines. The same positions give the same weights. The facts that weights "
        "speak of are listed in their head.\n"
        "Exit status: 0 learned; 2 trouble, or stopped: then nothing is written.");
    command->callback([options, &action] { action = [options] { return run_owners_train(*options); }; });
}

void add_judge(CLI::App& owners, Action& action) {
    auto* command = owners.add_subcommand("judge", "how well owners and scores of counted games are foretold");
    auto options = std::make_shared<OwnersOptions>();
    add_positions(*command, *options);
    command->add_option("--weights", options->weights, "weights to judge, not those of the engine")->type_name("FILE");
    add_examples(
        *command,
        "Examples:\n"
        "  katachi owners judge outcomes-dev.jsonl.gz\n"
        "  katachi owners judge outcomes-dev.jsonl.gz --weights owners.txt --every 4\n"
        "\nBy moves played: stones whose owner at the end is the likelier one, dying stones that are foretold so,\n"
        "points, the Brier score, how far the expected score is from the result and to which side, results\n"
        "within the interval that four in five should lie in, and how far the sum of chances alone is.\n"
        "Exit status: 0; 2 trouble, or stopped.");
    command->callback([options, &action] { action = [options] { return run_owners_judge(*options); }; });
}

}  // namespace

void add_owners_command(CLI::App& program, const CommonOptions&, Action& action) {
    auto* command = program.add_subcommand("owners", "chances of owners of points: learn them, judge them");
    command->require_subcommand(1);
    add_examples(*command,
                 "Examples:\n  katachi owners train outcomes-train.jsonl.gz -o owners.txt\n  katachi owners judge "
                 "outcomes-dev.jsonl.gz");
    add_count(*command, action);
    add_train(*command, action);
    add_judge(*command, action);
}

}  // namespace katachi::cli
