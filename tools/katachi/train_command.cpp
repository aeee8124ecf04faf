// katachi train: what features of moves are worth, learned from games.
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <unordered_set>

#include "compiler/model/discovery.h"
#include "compiler/syntax/terminal_text.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/game_positions.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/learned_values.h"
#include "tools/katachi/mined_output.h"
#include "tools/katachi/progress_line.h"
#include "tools/katachi/training_report.h"
#include "tools/katachi/training_sources.h"
#include "training/prediction.h"
#include "training/training.h"

namespace katachi {

namespace {

// Few games want to be gone through several times.
constexpr int fewest_reading_epochs = 4;

struct TrainOptions {
    std::vector<std::string> paths;
    std::string output;
    std::string report;
    std::vector<std::string> shapes;    // compiled
    std::vector<std::string> patterns;  // compiled
    std::string values;
    std::optional<std::size_t> games;
    std::size_t reading_games = 0;
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

// Without its folder, as it can be given to a shell again.
std::string file_name(std::filesystem::path path) {
    if (!path.has_filename()) path = path.parent_path();  // games/
    const std::string name = printable(path.filename().string(), true);
    return name.find(' ') == std::string::npos ? name : "'" + name + "'";
}

std::string file_names(const std::vector<std::string>& paths, const std::string& before) {
    std::string names;
    for (const std::string& path : paths) names += before + file_name(path);
    return names;
}

// As it can be given again, but for the folders.
std::string command_line(const TrainOptions& options) {
    std::string line = "katachi train" + file_names(options.paths, " ") + file_names(options.shapes, " --shapes ") +
                       file_names(options.patterns, " --patterns ");
    if (!options.values.empty()) line += file_names({options.values}, " --values ");
    if (options.games) line += fmt::format(" --games {}", *options.games);
    if (options.reading_games > 0) line += fmt::format(" --reading-games {}", options.reading_games);
    return line + fmt::format(" --epochs {} --seed {}", options.training.epochs, options.training.seed);
}

std::string weights_file(const MoveWeights& weights, const TrainOptions& options, const TrainingGames& games) {
    return fmt::format(
        "# What features of moves are worth: source/feature, weight, moves that had it.\n"
        "# Learned from {} games, {} others held out, by:\n"
        "# {}\n"
        "{}",
        games.learned.size(), games.held_out.size(), command_line(options), weights.text());
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

// So many games from all parts of the collection.
std::vector<TrainingGame> sample(const std::vector<TrainingGame>& games, std::size_t count) {
    std::vector<TrainingGame> chosen;
    count = std::min(count, games.size());
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(games[i * games.size() / count]);
    return chosen;
}

// What takes reading is learned from few games, and all else held: it is too slow to be asked wherever the search
// grows.
std::optional<MoveWeights> learn(const TrainingGames& games, const TrainingSources& sources,
                                 const TrainOptions& options, const TrainingHooks& hooks) {
    TrainingOptions training = options.training;
    if (!options.values.empty()) training.whole_source = mined_shapes;
    auto weights = learn_weights(games.learned, sources.every_node(), training, hooks);
    if (!weights || options.reading_games == 0) return weights;
    training.known = *weights;
    training.epochs = std::max(training.epochs, fewest_reading_epochs);
    training.held_sources = sources.every_node()().size();
    const auto of_reading = learn_weights(sample(games.learned, options.reading_games), sources.all(), training, hooks);
    if (!of_reading) return std::nullopt;
    weights->set_all(*of_reading);
    return weights;
}

Outcome train(const TrainOptions& options) {
    check_report_folder(options.report);
    check_can_be_written(options.output);
    const TrainingSources sources(options.shapes, options.patterns);
    std::optional<ValuesFile> values;
    if (!options.values.empty()) values.emplace(options.values, sources.shapes());
    const TrainingGames games = read_games(options);
    std::cerr << fmt::format("{} games to learn from, {} held out, {} passed over\n", games.learned.size(),
                             games.held_out.size(), games.passed_over);
    if (games.learned.empty()) throw FileError("no game to learn from: 19×19, without handicap, all moves legal");
    TrainingProgressLine line;
    auto weights = learn(games, sources, options, line.hooks());
    line.clear();
    if (!weights) return stopped("nothing was written");
    MoveWeights of_values;
    if (values) {
        of_values = weights->extract(mined_shapes);
        values->set(of_values, mined_shapes);
    }
    write_weights(weights_file(*weights, options, games), options);
    if (values) values->write();
    if (options.report.empty()) return Outcome::success;
    weights->set_all(of_values);
    const auto report = predict(games.held_out, sources.every_node(), *weights, options.training.jobs, line.hooks());
    line.clear();
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
    auto* shapes =
        command
            ->add_option("--shapes", options->shapes, "learn the worths of the mined shapes of this file, too (.kpb)")
            ->allow_extra_args(false)
            ->type_name("FILE");
    command->add_option("--patterns", options->patterns, "learn what the patterns of this file are worth, too (.kpb)")
        ->allow_extra_args(false)
        ->type_name("FILE");
    command
        ->add_option("--values", options->values, "write the worths of shapes as value(…) of this file's entries (.db)")
        ->needs(shapes)
        ->type_name("FILE");
    command
        ->add_option("--report", options->report,
                     "write how well the moves of held-out games are foreseen; weights with -o alone")
        ->type_name("FOLDER");
    command->add_option("--games", options->games, "read the first N games")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
    command->add_option("--reading-games", options->reading_games, "learn from N games what takes reading")
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
                 "  katachi train games/ -o weights.txt --shapes mined.kpb --values mined.db\n"
                 "  katachi train games/ --games 1000 --epochs 1           to standard output, in a minute\n"
                 "\nThe weights say how much likelier a feature makes a move; the engine's own are learned this way.\n"
                 "All are learned together, from what is known to begin with: the values of shapes and patterns.\n"
                 "With --values the worths of shapes go where people read and change them, and not to the weights.\n"
                 "Tactics and patterns with a constraint take reading, and are learned with --reading-games alone,\n"
                 "all else held. Learned from are games of 19 lines without handicap, each once; one in twenty is\n"
                 "held out, always the same ones. The same games, seed and epochs give the same weights, whatever\n"
                 "number of jobs. What takes reading is no part of the report.\n"
                 "The report is prediction.txt, prediction.csv and prediction.png (with gnuplot).\n"
                 "Exit status: 0 learned; 2 trouble, or stopped: while it learns nothing is written, and after that\n"
                 "all but the report.");
    command->callback([options, &action] { action = [options] { return train(*options); }; });
}

}  // namespace katachi
