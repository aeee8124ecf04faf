// A game with trial moves on top, as GNU Go's trymove and popgo have them: what the board shows includes them, what
// the game's record says does not.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "engine/board/game.h"

namespace katachi::gtp {

class TrialGame {
  public:
    explicit TrialGame(board::Game game = board::Game()) : game_(std::move(game)) {}

    const board::Game& game() const { return game_; }
    const board::Board& board() const { return game_.board(); }
    const board::Rules& rules() const { return game_.rules(); }
    board::Legality is_legal(board::Colour colour, board::Vertex vertex) const {
        return game_.is_legal(colour, vertex);
    }
    void set_rules(const board::Rules& rules) { game_.set_rules(rules); }

    // The moves are those since the set-up, the oldest first.
    std::span<const board::Move> history() const;
    std::span<const board::Move> trials() const;
    board::Game without_trials() const;

    // Moves of the game; only while there are no trials.
    board::Legality play(board::Colour colour, board::Vertex vertex) { return game_.play(colour, vertex); }
    // All of the last `count` moves or, where there are not so many, none.
    bool undo(int count);

    board::Legality try_move(board::Colour colour, board::Vertex vertex) { return counted(game_.play(colour, vertex)); }
    // Kos may be taken back at once.
    board::Legality try_ko(board::Colour colour, board::Vertex vertex) {
        return counted(game_.play_ko(colour, vertex));
    }
    // Takes back the last trial; false if there is none.
    bool pop();

  private:
    board::Legality counted(board::Legality legality) {
        if (legality == board::Legality::ok) ++trial_count_;
        return legality;
    }

    board::Game game_;
    std::size_t trial_count_ = 0;
};

}  // namespace katachi::gtp
