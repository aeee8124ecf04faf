#include <fmt/core.h>

#include "games/training/prediction.h"

namespace katachi::games {

namespace {

std::string row(std::string_view title, const Prediction& prediction) {
    return fmt::format("{:<18} {:>8} {:>7.2f} {:>7.2f} {:>7.2f} {:>7.2f} {:>9.4f}\n", title, prediction.moves,
                       100 * prediction.within(1), 100 * prediction.within(5), 100 * prediction.within(10),
                       100 * prediction.within(20), prediction.mean_log_likelihood());
}

}  // namespace

std::string text(const PredictionReport& report, std::string_view games) {
    std::string text = fmt::format("{} {}. Of the moves, percent among the first choices:\n\n", report.games, games);
    text +=
        fmt::format("{:<18} {:>8} {:>7} {:>7} {:>7} {:>7} {:>9}\n", "", "moves", "first", "5", "10", "20", "log-lik.");
    text += row("all", report.all);
    text += "\nby stage of the game\n";
    for (std::size_t i = 0; i < PredictionReport::stages; ++i) {
        const std::size_t first = i * PredictionReport::moves_of_stage + 1;
        text += row(i + 1 == PredictionReport::stages
                        ? fmt::format("moves {} on", first)
                        : fmt::format("moves {} to {}", first, first + PredictionReport::moves_of_stage - 1),
                    report.by_stage[i]);
    }
    text += "\nwithout one source\n";
    for (const auto& [source, without] : report.without) text += row(source, without);
    text += "\nchoices  percent\n";
    for (std::size_t choices = 1; choices <= ranks_counted; ++choices)
        text += fmt::format("{:>7}  {:>7.2f}\n", choices, 100 * report.all.within(choices));
    return text;
}

std::string curve_csv(const PredictionReport& report) {
    std::string csv = "choices,percent\n";
    for (std::size_t choices = 1; choices <= ranks_counted; ++choices)
        csv += fmt::format("{},{:.4f}\n", choices, 100 * report.all.within(choices));
    return csv;
}

}  // namespace katachi::games
