// katachi train: what features of moves are worth, learned from games.
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <unordered_set>

#include "compiler/model/discovery.h"
#include "compiler/syntax/terminal_text.h"
#include "engine/match/pattern_file.h"
#include "engine/moves/default_sources.h"
#include "engine/moves/sources/pattern_source.h"
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
    std::vector<std::string> patterns;  // compiled
    std::optional<std::size_t> games;
    TrainingOptions training;
};

std::vector<PatternFile> open_patterns(const std::vector<std::string>& paths) {
    std::vector<PatternFile> files;
    for (const std::string& path : paths) {
        auto file = PatternFile::open(path);
        if (const auto* trouble = std::get_if<std::string>(&file)) throw FileError(*trouble);
        files.push_back(std::move(std::get<PatternFile>(file)));
    }
    return files;
}

// The default ones, and the patterns' shapes: features named patterns/DATABASE/NAME.
SourceMaker source_maker(const std::vector<PatternFile>& patterns) {
    return [&patterns] {
        auto sources = default_sources();
        for (const PatternFile& file : patterns)
            sources.push_back(std::make_unique<PatternSource>("patterns", file.tables(), PatternValues::points));
        return sources;
    };
}

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
    std::string names;
    for (const std::string& path : options.paths) names += ' ' + std::filesystem::path(path).filename().string();
    return fmt::format(
               "# What features of moves are worth: source/feature, weight, moves that had it.\n"
               "# Learned from {} games, {} others held out, by:\n"
               "# katachi train{}{} --epochs {} --seed {}\n",
               games.learned.size(), games.held_out.size(), printable(names, true),
               options.games ? fmt::format(" --games {}", *options.games) : "", options.training.epochs,
               options.training.seed) +
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

Outcome stopped(std::string_view written) {
    std::cerr << "katachi: stopped; " << written << '\n';
    return Outcome::trouble;
}

// A table on standard output is not mixed with weights.
void write_weights(const std::string& text, const TrainOptions& options) {
    if (!options.output.empty())
        write_file(options.output, text);
    else if (options.report.empty())
        std::cout << text;
}

Outcome train(const TrainOptions& options) {
    check_report_folder(options.report);
    const std::vector<PatternFile> patterns = open_patterns(options.patterns);
    const SourceMaker make_sources = source_maker(patterns);
    const TrainingGames games = read_games(options);
    std::cerr << fmt::format("{} games to learn from, {} held out, {} passed over\n", games.learned.size(),
                             games.held_out.size(), games.passed_over);
    if (games.learned.empty()) throw FileError("no game to learn from: 19×19, without handicap, all moves legal");
    TrainingProgressLine line;
    const auto weights = learn_weights(games.learned, make_sources, options.training, line.hooks());
    line.clear();
    if (!weights) return stopped("nothing was written");
    write_weights(weights_file(*weights, options, games), options);
    if (options.report.empty()) return Outcome::success;
    const auto report = predict(games.held_out, make_sources, *weights, options.training.jobs, line.hooks());
    if (!report) return stopped("there is no report");
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
    command->add_option("--patterns", options->patterns, "learn what the patterns of this file are worth, too (.kpb)")
        ->allow_extra_args(false)
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
    add_examples(*command,
                 "Examples:\n"
                 "  katachi train games/ -o weights.txt\n"
                 "  katachi train games/ -o weights.txt --report report/   judge them by games held out\n"
                 "  katachi train games/ -o weights.txt --patterns library.kpb\n"
                 "  katachi train games/ --games 1000 --epochs 1           to standard output, in a minute\n"
                 "\nThe weights say how much likelier a feature makes a move; the engine's own are learned this way.\n"
                 "Learned from are games of 19 lines without handicap, each once; one in twenty is held out, always\n"
                 "the same ones. The same games, seed and epochs give the same weights, whatever number of jobs.\n"
                 "The report is prediction.txt, prediction.csv and prediction.png (with gnuplot).\n"
                 "Exit status: 0 learned; 2 trouble, or stopped, and then nothing is written.");
    command->callback([options, &action] { action = [options] { return train(*options); }; });
}

}  // namespace katachi
