// A game's boards, one after the other.
#pragma once

#include <cstddef>
#include <functional>

#include "engine/sgf/game.h"

namespace katachi::authoring {

// Goes from move to move. The game has a board, and outlives the walk.
class GameWalk {
  public:
    explicit GameWalk(const sgf::Game& game);

    // Before the next move, stones that were set up among them; at the end after the last move.
    const board::Board& board() const { return board_; }
    // Plays the next move, of which there must be one.
    void play();

  private:
    void set_up();

    const sgf::Game& game_;
    std::size_t next_ = 0;  // of the game's events
    board::Board board_;
};

// Calls `visit` for each move, with the board before it, stones that were set up among them. Returns the board at the
// end. The game's board has a size.
board::Board walk_game(const sgf::Game& game,
                       const std::function<void(const board::Board& before, const board::Move& move)>& visit);

}  // namespace katachi::authoring
