#include "engine/gtp/session/trial_game.h"

namespace katachi::gtp {

std::span<const board::Move> TrialGame::history() const {
    const std::span<const board::Move> all = board().history();
    return all.first(all.size() - trial_count_);
}

std::span<const board::Move> TrialGame::trials() const {
    return std::span<const board::Move>(board().history()).last(trial_count_);
}

board::Game TrialGame::without_trials() const {
    board::Game game = game_;
    for (std::size_t i = 0; i < trial_count_; ++i) game.undo();
    return game;
}

bool TrialGame::undo(int count) {
    if (count > static_cast<int>(history().size())) return false;
    for (int i = 0; i < count; ++i) game_.undo();
    return true;
}

bool TrialGame::pop() {
    if (trial_count_ == 0) return false;
    --trial_count_;
    return game_.undo();
}

}  // namespace katachi::gtp
