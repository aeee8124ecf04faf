#include "tools/katachi/commands/train/run.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/process/shell_word.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "engine/moves/pattern_sources.h"
#include "games/training/prediction.h"
#include "games/training/training.h"
#include "tools/katachi/commands/train/learned_values.h"
#include "tools/katachi/commands/train/training_games.h"
#include "tools/katachi/commands/train/training_report.h"
#include "tools/katachi/commands/train/training_sources.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

// Few games want to be gone through several times.
constexpr int fewest_reading_epochs = 4;

std::string shell_words(const std::vector<std::string>& paths, const std::string& before) {
    std::string words;
    for (const std::string& path : paths) words += before + base::shell_word(base::printable(path));
    return words;
}

// That learns the same again from the same folder.
std::string command_line(const TrainOptions& options) {
    std::string line = "katachi train" + shell_words(options.paths, " ") + shell_words(options.shapes, " --shapes ") +
                       shell_words(options.patterns, " --patterns ");
    if (!options.values.empty()) line += shell_words({options.values}, " --values ");
    if (options.games) line += fmt::format(" --games {}", *options.games);
    if (options.reading_games > 0) line += fmt::format(" --reading-games {}", options.reading_games);
    return line + fmt::format(" --epochs {} --seed {}", options.training.epochs, options.training.seed);
}

std::string weights_file(const moves::MoveWeights& weights, const TrainOptions& options, const TrainingGames& games) {
    return fmt::format(
        "# What features of moves are worth: source/feature, weight, moves that had it.\n"
        "# Learned from {} games, {} others held out, by:\n"
        "# {}\n"
        "{}",
        games.learned.size(), games.held_out.size(), command_line(options), weights.text());
}

class TrainingProgressLine {
  public:
    games::TrainingHooks hooks() {
        return {.progress = [this](const games::TrainingProgress& now) { show(now); },
                .stop = &base::stop_on_interrupt()};
    }
    void clear() const { line_.clear(); }

  private:
    void show(const games::TrainingProgress& now) const {
        line_.show(
            fmt::format("Epoch {}  {:3.0f} %  log-likelihood {:.4f}", now.epoch, 100 * now.share, now.log_likelihood));
    }

    base::ProgressLine line_;
};

// A table on standard output is not mixed with weights.
void write_weights(const std::string& text, const TrainOptions& options) {
    if (!options.output.empty())
        base::write_file(options.output, text);
    else if (options.report.empty())
        std::cout << text;
}

// So many games from all parts of the collection.
std::vector<games::TrainingGame> sample(const std::vector<games::TrainingGame>& games, std::size_t count) {
    std::vector<games::TrainingGame> chosen;
    count = std::min(count, games.size());
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(games[i * games.size() / count]);
    return chosen;
}

// What takes reading is learned from few games, and all else held: it is too slow to be asked wherever the search
// grows.
std::optional<moves::MoveWeights> learn(const TrainingGames& games, const TrainingSources& sources,
                                        const TrainOptions& options, const games::TrainingHooks& hooks) {
    games::TrainingOptions training = options.training;
    if (!options.values.empty()) training.whole_source = moves::mined_shapes;
    auto weights = games::learn_weights(games.learned, sources.every_node(), training, hooks);
    if (!weights || options.reading_games == 0) return weights;
    training.known = *weights;
    training.epochs = std::max(training.epochs, fewest_reading_epochs);
    training.held_sources = sources.every_node()().size();
    const auto of_reading =
        games::learn_weights(sample(games.learned, options.reading_games), sources.all(), training, hooks);
    if (!of_reading) return std::nullopt;
    weights->set_all(*of_reading);
    return weights;
}

}  // namespace

Outcome run_train(const TrainOptions& options) {
    check_report_folder(options.report);
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.paths);
    const TrainingSources sources(options.shapes, options.patterns);
    std::optional<ValuesFile> values;
    if (!options.values.empty()) values.emplace(options.values, sources.shapes());
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const TrainingGames games = read_training_games(options.paths, options.games, options.reading.until(stop));
    if (stop) return stopped("nothing was written");
    std::cerr << fmt::format("{} to learn from, {} held out, {} passed over\n",
                             base::counted(games.learned.size(), "game", "games"), games.held_out.size(),
                             games.passed_over);
    if (games.learned.empty())
        throw base::FileError("no game to learn from: 19 lines, without handicap, all moves legal");
    TrainingProgressLine line;
    auto weights = learn(games, sources, options, line.hooks());
    line.clear();
    if (!weights) return stopped("nothing was written");
    moves::MoveWeights of_values;
    if (values) {
        of_values = weights->extract(moves::mined_shapes);
        values->set(of_values, moves::mined_shapes);
    }
    write_weights(weights_file(*weights, options, games), options);
    if (values) {
        values->write();
        std::cerr << options.values << ": has new values; compile it again, its tables hold the old ones\n";
    }
    if (options.report.empty()) return Outcome::success;
    weights->set_all(of_values);
    const auto report =
        games::predict(games.held_out, sources.every_node(), *weights, options.training.jobs, line.hooks());
    line.clear();
    if (!report) return stopped("there is no report");
    const std::string table = games::text(*report, "games held out");
    write_training_report(options.report, *report, table);
    text_beside(options.output) << table;
    return Outcome::success;
}

}  // namespace katachi::cli
