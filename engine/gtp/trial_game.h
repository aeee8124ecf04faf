// A game with trial moves on top, as GNU Go's trymove and popgo have them: what the board shows includes them, what
// the game's record says does not.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "engine/board/game.h"

namespace katachi {

class TrialGame {
  public:
    explicit TrialGame(Game game = Game()) : game_(std::move(game)) {}

    const Game& game() const { return game_; }
    const Board& board() const { return game_.board(); }
    const Rules& rules() const { return game_.rules(); }
    Legality is_legal(Colour colour, Vertex vertex) const { return game_.is_legal(colour, vertex); }
    void set_rules(const Rules& rules) { game_.set_rules(rules); }

    // Since the set-up, oldest first.
    std::span<const Move> history() const;
    std::span<const Move> trials() const;
    Game without_trials() const;

    // Moves of the game; only while there are no trials.
    Legality play(Colour colour, Vertex vertex) { return game_.play(colour, vertex); }
    // All of the last `count` moves or, where there are not so many, none.
    bool undo(int count);

    Legality try_move(Colour colour, Vertex vertex) { return counted(game_.play(colour, vertex)); }
    // Kos may be taken back at once.
    Legality try_ko(Colour colour, Vertex vertex) { return counted(game_.play_ko(colour, vertex)); }
    // Takes back the last trial; false if there is none.
    bool pop();

  private:
    Legality counted(Legality legality) {
        if (legality == Legality::ok) ++trial_count_;
        return legality;
    }

    Game game_;
    std::size_t trial_count_ = 0;
};

}  // namespace katachi
