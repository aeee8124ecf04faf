// katachi train: what features of moves are worth, learned from games.
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <unordered_set>

#include "compiler/model/discovery.h"
#include "engine/moves/default_sources.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/game_positions.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/mined_output.h"
#include "tools/katachi/progress_line.h"
#include "tools/katachi/training_report.h"
#include "training/prediction.h"
#include "training/training.h"

namespace katachi {

namespace {

struct TrainOptions {
    std::vector<std::string> paths;
    std::string output;
    std::string report;
    std::optional<std::size_t> games;
    TrainingOptions training;
};

struct TrainingGames {
    std::vector<TrainingGame> learned, held_out;
    std::size_t passed_over = 0;
};

TrainingGames read_games(const TrainOptions& options) {
    TrainingGames games;
    std::unordered_set<std::uint64_t> known;
    const auto trouble = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; };
    visit_games(options.paths, trouble, [&](const SgfGame& sgf, const std::string&) {
        if (options.games && known.size() >= *options.games) return;
        auto game = training_game(sgf);
        if (!game || !known.insert(game->hash).second) {
            ++games.passed_over;
            return;
        }
        (game->is_held_out ? games.held_out : games.learned).push_back(std::move(*game));
    });
    return games;
}

std::string weights_file(const MoveWeights& weights, const TrainOptions& options, const TrainingGames& games) {
    return fmt::format(
               "# What features of moves are worth: source/feature, weight, moves that had it.\n"
               "# Learned from {} games by: katachi train --epochs {} --seed {}; {} others were held out.\n",
               games.learned.size(), options.training.epochs, options.training.seed, games.held_out.size()) +
           weights.text();
}

class TrainingProgressLine {
  public:
    TrainingHooks hooks() {
        return {.progress = [this](const TrainingProgress& now) { show(now); }, .stop = &stop_on_interrupt()};
    }
    void clear() const { line_.clear(); }

  private:
    void show(const TrainingProgress& now) const {
        line_.show(
            fmt::format("Epoch {}  {:3.0f} %  log-likelihood {:.4f}", now.epoch, 100 * now.share, now.log_likelihood));
    }

    ProgressLine line_;
};

Outcome stopped() {
    std::cerr << "Stopped; nothing was written.\n";
    return Outcome::trouble;
}

Outcome train(const TrainOptions& options) {
    check_report_folder(options.report);
    const TrainingGames games = read_games(options);
    std::cerr << fmt::format("{} games to learn from, {} held out, {} passed over\n", games.learned.size(),
                             games.held_out.size(), games.passed_over);
    if (games.learned.empty()) throw FileError("no game to learn from: 19×19, without handicap, all moves legal");
    TrainingProgressLine line;
    const auto weights = learn_weights(games.learned, default_sources, options.training, line.hooks());
    line.clear();
    if (!weights) return stopped();
    const std::string text = weights_file(*weights, options, games);
    if (options.output.empty())
        std::cout << text;
    else
        write_file(options.output, text);
    if (options.report.empty()) return Outcome::success;
    const auto report = predict(games.held_out, default_sources, *weights, options.training.jobs, line.hooks());
    if (!report) return stopped();
    write_training_report(options.report, *report);
    return Outcome::success;
}

}  // namespace

void add_train_command(CLI::App& program, const CommonOptions&, Action& action) {
    auto* command = program.add_subcommand("train", "learn from games what features of moves are worth");
    auto options = std::make_shared<TrainOptions>();
    command->add_option("GAMES", options->paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command->add_option("-o,--output", options->output, "write the weights here, not to standard output")
        ->type_name("FILE");
    command->add_option("--report", options->report, "write how well the moves of held-out games are foreseen")
        ->type_name("FOLDER");
    command->add_option("--games", options->games, "read the first N games")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
    command->add_option("--epochs", options->training.epochs, "go through the games N times")
        ->check(CLI::Range(1, 100))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--seed", options->training.seed, "of the order of the games")
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->training.jobs);
    command->add_option("--rate", options->training.pace.rate, "tmp");
    command->add_option("--shrink", options->training.pace.shrinking, "tmp");
    command->callback([options, &action] { action = [options] { return train(*options); }; });
}

}  // namespace katachi
