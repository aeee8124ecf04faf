// katachi life: what patterns of life and death are worth, new ones from problems, and weights of the search.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/life/mine.h"
#include "tools/katachi/commands/life/profile.h"
#include "tools/katachi/commands/life/train.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_problems_argument(CLI::App& command, std::vector<std::string>& problems) {
    command
        .add_option("PROBLEMS", problems,
                    "SGF files, folders, .zip, .tar.gz, .sgf.gz with problems, as katachi problems mine writes them")
        ->required()
        ->type_name("PATH");
}

void add_positions_option(CLI::App& command, std::uint64_t& positions) {
    command.add_option("--limit-positions", positions, "leave a question open after so many positions")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("N")
        ->capture_default_str();
}

void add_life_profile(CLI::App& life, const CommonOptions& common, Action& action) {
    auto* command =
        life.add_subcommand("profile", "how often the moves of each pattern are right, and what they save a search");
    auto options = std::make_shared<LifeProfileCommandOptions>();
    add_problems_argument(*command, options->problems);
    add_pattern_options(*command, options->patterns);
    add_positions_option(*command, options->positions);
    command->add_flag("--alone", options->alone,
                      "read the problems once more with each pattern alone, and say what it saves");
    add_format_option(*command, options->format);
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi life profile problems/\n"
        "  katachi life profile problems/ --patterns my_kill.db my_live.db --alone\n"
        "  katachi life profile problems/ --format json | jq -r '.patterns[] | select(.never_helps) | .name'\n"
        "\nA problem is asked with either side first. Of every position that the search proves, the patterns "
        "are asked\nwhich moves they offer: a move is right where it wins, in vain where it was read and "
        "loses though another\nwins. Positions that are lost anyway count as offered alone. Then the "
        "problems are read once more with\nwhat patterns offer tried first.\n"
        "Problems whose group stands in no closed region are left out. After Ctrl-C it prints what was counted "
        "so\nfar, with exit status 2.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_life_profile(*options, common); }; });
}

void add_life_mine(CLI::App& life, Action& action) {
    auto* command = life.add_subcommand("mine", "patterns from the moves that won where others were tried in vain");
    auto options = std::make_shared<LifeMineOptions>();
    add_problems_argument(*command, options->problems);
    command->add_option("-o,--output", options->output, "the .db file to write")->required()->type_name("FILE");
    command->add_option("--side", options->side, "moves of this side: attack or defence")
        ->check(CLI::IsMember({"attack", "defence"}))
        ->capture_default_str();
    command->add_option("--limit", options->limit, "so many entries at most")
        ->check(CLI::Range(1, 1000))
        ->type_name("N")
        ->capture_default_str();
    add_positions_option(*command, options->positions);
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi life mine problems/ -o kill.db\n"
                 "  katachi life mine problems/ -o live.db --side defence\n"
                 "  katachi check kill.db && katachi life profile others/ --patterns kill.db --alone\n"
                 "\nAn entry grows from a move that won, out of the points that its proof leaned on: a point is kept "
                 "where it makes\nthe move surer over all problems, all others may hold anything. It is written where "
                 "its move was right in four\nother problems at least, and wins more often than the search expects of "
                 "such moves.\n"
                 "Exit status: 0 written, 1 nothing was found, 2 trouble, or stopped before the end.");
    command->callback([options, &action] { action = [options] { return run_life_mine(*options); }; });
}

void add_life_train(CLI::App& life, Action& action) {
    auto* command = life.add_subcommand("train", "learn which moves the search of life tries first in closed regions");
    auto options = std::make_shared<LifeTrainOptions>();
    command->add_option("--order", options->order, "write the weights that order moves here, a header of the engine")
        ->type_name("FILE");
    command
        ->add_option("--outlook", options->outlook,
                     "write the weights that first numbers come from here, a header, too")
        ->type_name("FILE");
    command->add_option("--seeds", options->seeds, "draw regions by these numbers, parted by commas")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--regions", options->regions, "so many regions of each seed")
        ->check(CLI::Range(1, 100'000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--least-empty", options->least_empty, "with so many empty points at least")
        ->check(CLI::Range(1, 16))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--most-empty", options->most_empty, "with so many empty points at most")
        ->check(CLI::Range(1, 16))
        ->type_name("N")
        ->capture_default_str();
    add_positions_option(*command, options->positions);
    command->add_option("--rounds", options->rounds, "go through the examples so many times")
        ->check(CLI::Range(1, 1000))
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->jobs);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi life train --order engine/life/moves/closed_promise_weights.h\n"
        "  katachi life train --outlook outlook_weights.h --regions 1000 --seeds 1,2,3\n"
        "\nClosed regions are drawn at random and read, with either side first. Examples are the positions that took "
        "three\npositions or more: of the moves that the search tried, which one has won, and whether the group was "
        "captured.\nEvery fifth region is left out, to judge by. The same options give the same weights.\n"
        "Exit status: 0 learned; 2 trouble, or stopped: then nothing is written.");
    command->callback([options, &action] { action = [options] { return run_life_train(*options); }; });
}

}  // namespace

void add_life_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command =
        program.add_subcommand("life", "patterns of life and death on problems, and weights of the search of life");
    command->require_subcommand(1);
    add_life_profile(*command, common, action);
    add_life_mine(*command, action);
    add_life_train(*command, action);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi life profile problems/\n"
                 "  katachi life mine problems/ -o kill.db");
}

}  // namespace katachi::cli
