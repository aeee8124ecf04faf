// Learning the weights of all features of some sources from games, on several threads.
#pragma once

#include <atomic>
#include <functional>
#include <span>

#include "engine/moves/move_weights.h"
#include "games/training/learner.h"
#include "games/training/training_game.h"

namespace katachi::games {

// Makes sources for one more thread: always the same ones, in the same order.
using SourceMaker = std::function<std::vector<std::unique_ptr<moves::MoveSource>>()>;

struct TrainingOptions {
    LearningPace pace = {};
    int epochs = 2;
    int jobs = 1;
    unsigned seed = 1;                 // of the order of the games
    std::size_t most_features = 8500;  // of the weights, those that tell most
    std::string whole_source = {};     // the weights of this source are all kept, and not counted among those
    moves::MoveWeights known = {};     // to begin with, for the features that it lists
    std::size_t held_sources = 0;      // the first ones, which keep what they begin with
};

struct TrainingProgress {
    int epoch = 1;
    double share = 0;           // of the epoch
    double log_likelihood = 0;  // mean of the epoch so far, by the weights of the time
};

struct TrainingHooks {
    std::function<void(const TrainingProgress&)> progress;
    const std::atomic<bool>* stop = nullptr;
};

// Learns from the games the weights of the features of all sources that are not held; nothing if it was stopped.
// Features begin with the weights that their sources give them. The number of jobs does not change the result.
std::optional<moves::MoveWeights> learn_weights(std::span<const TrainingGame> games, const SourceMaker& make_sources,
                                                const TrainingOptions& options, const TrainingHooks& hooks);

// Calls `visit(competition, situation)` for each move of a game that is no pass.
template <typename Visit>
void visit_competitions(const TrainingGame& game, CompetitionReader& reader, const Visit& visit) {
    board::Board board;
    for (const board::Move& move : game.moves) {
        const moves::MoveSituation situation{board, move.colour};
        if (move.vertex != board::pass_vertex) visit(reader.read(situation, move.vertex), situation);
        board.play(move.colour, move.vertex);
    }
}

}  // namespace katachi::games
