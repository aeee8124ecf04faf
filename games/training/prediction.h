// How well weights foresee the moves of games, such as those that nothing was learned from.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/training/training.h"

namespace katachi::games {

constexpr std::size_t ranks_counted = 20;

// How well a set of moves was predicted.
struct Prediction {
    std::uint64_t moves = 0;
    std::array<std::uint64_t, ranks_counted> at_rank{};  // the move played was the first, second, … choice
    double log_likelihood = 0;                           // sum

    // The share of moves among the first `choices`.
    double within(std::size_t choices) const;
    double mean_log_likelihood() const { return moves == 0 ? 0 : log_likelihood / static_cast<double>(moves); }
};

struct SourceWorth {
    std::string source;
    Prediction without;  // its weights taken for 0
};

struct PredictionReport {
    // Moves 1 to 30, 31 to 60, …; the last one to the end of the game.
    static constexpr std::size_t moves_of_stage = 30;
    static constexpr std::size_t stages = 8;

    std::size_t games = 0;
    Prediction all;
    std::array<Prediction, stages> by_stage;
    std::vector<SourceWorth> without;
};

// Moves that are liked as much as the one played are counted as liked better. Nothing where it was stopped.
std::optional<PredictionReport> predict(std::span<const TrainingGame> games, const SourceMaker& make_sources,
                                        const moves::MoveWeights& weights, int jobs, const TrainingHooks& hooks);

// A table for people, which begins with the number of games and their kind, `games`, such as "games held out".
// curve_csv() has the curve of the table for gnuplot: choices, share.
std::string text(const PredictionReport& report, std::string_view games);
std::string curve_csv(const PredictionReport& report);

}  // namespace katachi::games
