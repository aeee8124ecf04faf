#include "tools/katachi/commands/train/judge.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <string_view>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "engine/moves/move_weights.h"
#include "games/training/prediction.h"
#include "tools/katachi/commands/train/training_games.h"
#include "tools/katachi/commands/train/training_report.h"
#include "tools/katachi/commands/train/training_sources.h"

namespace katachi::cli {

namespace {

moves::MoveWeights read_weights(const std::string& file, std::string_view text) {
    auto read = moves::MoveWeights::read(text);
    if (const auto* error = std::get_if<moves::MoveWeightsError>(&read))
        throw base::FileError(
            fmt::format("{}:{}: {}; katachi train writes such files", file, error->line, error->message));
    return std::get<moves::MoveWeights>(std::move(read));
}

// It is told by the command in the head of the file. Where the worths of shapes went to another file, the weights do
// not tell.
bool were_learned_beside_shapes(std::string_view text) {
    while (text.starts_with('#')) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (line.find(" --shapes ") != std::string_view::npos) return true;
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return false;
}

// Weights of a source that was not named count for nothing, and nobody would know why.
void say_unused(moves::MoveWeights weights, std::string_view text, const TrainOptions& options) {
    if (options.shapes.empty() && !weights.extract("shapes").text().empty())
        std::cerr << "katachi: the weights of shapes are not used; name their file with --shapes\n";
    else if (options.shapes.empty() && were_learned_beside_shapes(text))
        std::cerr << "katachi: these weights were learned beside shapes; name their file with --shapes\n";
    if (options.patterns.empty() && !weights.extract("patterns").text().empty())
        std::cerr << "katachi: the weights of patterns are not used; name their file with --patterns\n";
}

}  // namespace

Outcome run_judge(const TrainOptions& options) {
    check_report_folder(options.report);
    const base::SourcePtr judged = base::read_file(options.judged);
    const moves::MoveWeights weights = read_weights(options.judged, judged->text());
    const TrainingSources sources(options.shapes, options.patterns);
    say_unused(weights, judged->text(), options);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    TrainingGames games = read_training_games(options.paths, options.games, options.reading.until(stop));
    if (stop) return stopped("there is no report");
    std::cerr << fmt::format("{} to judge by, {} of them held out when weights are learned, {} passed over\n",
                             base::counted(games.learned.size() + games.held_out.size(), "game", "games"),
                             games.held_out.size(), games.passed_over);
    std::vector<games::TrainingGame> all = std::move(games.learned);
    all.insert(all.end(), games.held_out.begin(), games.held_out.end());
    if (all.empty()) throw base::FileError("no game to judge by: 19 lines, without handicap, all moves legal");
    const auto report =
        games::predict(all, sources.every_node(), weights, options.training.jobs, {.progress = {}, .stop = &stop});
    if (!report) return stopped("there is no report");
    const std::string table = games::text(*report, "games");
    std::cout << table;
    if (!options.report.empty()) write_training_report(options.report, *report, table);
    return Outcome::success;
}

}  // namespace katachi::cli
