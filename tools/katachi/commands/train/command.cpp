// katachi train: what features of moves are worth, learned from games.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/train/judge.h"
#include "tools/katachi/commands/train/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

// The option that has weights judged, and none learned.
CLI::Option* add_files(CLI::App& command, TrainOptions& options) {
    command.add_option("GAMES", options.paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    auto* output = command.add_option("-o,--output", options.output, "write the weights here, not to standard output")
                       ->type_name("FILE");
    auto* shapes =
        command.add_option("--shapes", options.shapes, "learn the worths of the mined shapes of this file, too (.kpb)")
            ->allow_extra_args(false)
            ->type_name("FILE");
    command.add_option("--patterns", options.patterns, "learn what the patterns of this file are worth, too (.kpb)")
        ->allow_extra_args(false)
        ->type_name("FILE");
    auto* values = command
                       .add_option("--values", options.values,
                                   "write the worths of shapes as value(...) of this file's entries (.db)")
                       ->needs(shapes)
                       ->type_name("FILE");
    command
        .add_option("--report", options.report,
                    "write how well the moves of held-out games are foreseen; weights with -o alone")
        ->type_name("FOLDER");
    return command
        .add_option("--judge", options.judged, "learn nothing; say how well the weights in this file foresee the games")
        ->type_name("FILE")
        ->excludes(output)
        ->excludes(values);
}

void add_training(CLI::App& command, CLI::Option* judge, TrainOptions& options) {
    command.add_option("--games", options.games, "read the first N games")->check(CLI::PositiveNumber)->type_name("N");
    command.add_option("--reading-games", options.reading_games, "learn from N games what takes reading")
        ->check(CLI::PositiveNumber)
        ->type_name("N")
        ->excludes(judge);
    command.add_option("--epochs", options.training.epochs, "go through the games N times")
        ->excludes(judge)
        ->check(CLI::Range(1, 100))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--seed", options.training.seed, "of the order of the games")
        ->excludes(judge)
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(command, options.training.jobs);
    add_reading_options(command, options.reading);
}

}  // namespace

void add_train_command(CLI::App& program, const CommonOptions&, Action& action) {
    auto* command = program.add_subcommand("train", "learn from games what features of moves are worth");
    auto options = std::make_shared<TrainOptions>();
    add_training(*command, add_files(*command, *options), *options);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi train games/ -o weights.txt\n"
                 "  katachi train games/ -o weights.txt --report report/   judge them by games held out\n"
                 "  katachi train games/ -o weights.txt --patterns library.kpb\n"
                 "  katachi train games/ -o weights.txt --shapes mined.kpb --values mined.db\n"
                 "  katachi train --judge weights.txt games/               how well weights foresee games\n"
                 "  katachi train games/ --games 1000 --epochs 1           to standard output, in a minute\n"
                 "\nThe weights say how much likelier a feature makes a move; the engine's own are learned this way.\n"
                 "All are learned together, from what is known to begin with: the values of shapes and patterns.\n"
                 "With --values the worths of shapes go where people read and change them, and not to the weights.\n"
                 "Tactics and patterns with a constraint take reading, and are learned with --reading-games alone,\n"
                 "all else held. Learned from are games of 19 lines without handicap, each once; one in twenty is\n"
                 "held out, always the same ones. The same games, seed and epochs give the same weights, whatever\n"
                 "number of jobs. What takes reading is no part of the report.\n"
                 "--judge takes all the games, those that the weights were learned from too: choose others.\n"
                 "The report is prediction.txt, prediction.csv and prediction.png (with gnuplot).\n"
                 "Exit status: 0 learned; 2 trouble, or stopped: while it learns nothing is written, and after that\n"
                 "all but the report.");
    command->callback([options, &action] {
        action = [options] { return options->judged.empty() ? run_train(*options) : run_judge(*options); };
    });
}

}  // namespace katachi::cli
