// Questions about one group at positions that come from it.
#pragma once

#include <vector>

#include "engine/life/life_reader.h"

namespace katachi::authoring {

struct JudgedMove {
    board::Vertex move = board::pass_vertex;
    life::LifeAnswer answer;  // of its side, the opponent to move
};

// The board comes back to what it was after each.
class LifeQuestions {
  public:
    LifeQuestions(board::Board board, const life::DragonGoal& goal, const life::LifeLimits& limits)
        : board_(std::move(board)), goal_(goal), limits_(limits), reader_(limits) {}

    const board::Board& board() const { return board_; }
    const life::DragonGoal& goal() const { return goal_; }
    const life::LifeLimits& limits() const { return limits_; }

    // What `side` gets, `to_move` first.
    life::LifeAnswer ask(board::Colour side, board::Colour to_move);
    // The side's moves near the group, those that get most first, then those that take most reading. Each is read with
    // a part of the limits, as are those of the next.
    std::vector<JudgedMove> moves(board::Colour side);
    // What `side` gets after each move of its opponent; the least first, then those that take most reading.
    std::vector<JudgedMove> resistance(board::Colour side);

    // Whether the move is legal, and played.
    bool play(board::Colour colour, board::Vertex move) { return board_.play(colour, move) == board::Legality::ok; }
    void undo() { board_.undo(); }

  private:
    std::vector<JudgedMove> judged(board::Colour mover, board::Colour side, bool is_best_first);

    board::Board board_;
    life::DragonGoal goal_;
    life::LifeLimits limits_;
    life::LifeReader reader_;
};

}  // namespace katachi::authoring
