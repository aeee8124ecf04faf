// Both sides playing on in the room of a dragon, until it is seen whether the dragon is taken.
#pragma once

#include <optional>
#include <vector>

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/moves/life_moves.h"

namespace katachi::life {

class DragonPlay {
  public:
    // The board and the goal outlive this. Each move that is played here has to be taken back here.
    DragonPlay(board::Board& board, const DragonGoal& goal, board::Colour to_move);

    const board::Board& board() const { return board_; }
    board::Colour to_move() const { return to_move_; }
    bool is_attackers_turn() const { return to_move_ == goal_.attacker(); }

    // Whether the dragon is taken, where that is seen without reading. It lives, too, after two passes in a row and
    // where it still stands after `most_moves`.
    std::optional<bool> is_captured() const;
    // Points where it makes sense to play. `is_sensible` says which of them the side to move may play at, and fills no
    // eye of its own there.
    void add_moves(LifeMoves& moves) const;
    bool is_sensible(board::Vertex vertex) const;

    void play(board::Vertex vertex);
    void take_back();

  private:
    struct Line {
        board::VertexSet goal_stones;  // that still stand
        board::VertexSet safe;         // stones of the attacker that nobody can take
        int passes = 0;                // in a row
        bool has_no_end = false;       // it is known that none is seen
    };

    bool is_own_eye(board::Vertex vertex) const;
    bool ends_nothing(board::Vertex vertex) const;

    board::Board& board_;
    const DragonGoal& goal_;
    board::Colour to_move_;
    board::VertexSet safe_at_first_;  // before the first move
    std::vector<Line> lines_;         // one more than moves that were played
};

}  // namespace katachi::life
