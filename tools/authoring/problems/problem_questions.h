// Questions of one problem: whether the side that solves it gets what it wants, asked at positions that come from it.
#pragma once

#include <cstdint>

#include "engine/board/board.h"

namespace katachi::authoring {

struct ProblemTold {
    bool is_won = false;     // by the side that solves it
    bool is_proved = false;  // no other answer is possible, whoever wins kos
    // The move is that of the side to move, if it wins; it is pass_vertex where it need not play.
    board::Vertex move = board::pass_vertex;
    std::uint64_t positions = 0;  // that were read

    bool is_win() const { return is_won && is_proved; }
    bool is_failure() const { return !is_won && is_proved; }
};

class ProblemQuestions {
  public:
    virtual ~ProblemQuestions() = default;

    // The board comes back to what it was. What hangs on a ko is not proved.
    virtual ProblemTold ask(board::Colour to_move) = 0;
    // Where a move may matter of the side that lost the last question: one elsewhere, before that question, is as good
    // as none.
    virtual board::VertexSet points() const = 0;

    virtual board::Board& board() = 0;
    virtual board::Colour solver() const = 0;
};

}  // namespace katachi::authoring
