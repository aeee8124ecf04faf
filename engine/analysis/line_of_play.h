// Moves on trial, both sides by turns. One that is illegal is left out, the side's turn with it; a ko may be taken back
// at once. All are taken back when the line goes out of scope.
#pragma once

#include <span>

#include "engine/board/board.h"

namespace katachi::analysis {

class LineOfPlay {
  public:
    // `moves` may hold pass_vertex. The board must outlive it.
    LineOfPlay(board::Board& board, board::Colour first, std::span<const board::Vertex> moves);
    ~LineOfPlay();
    LineOfPlay(const LineOfPlay&) = delete;
    LineOfPlay& operator=(const LineOfPlay&) = delete;

  private:
    board::Board& board_;
    int played_ = 0;
};

}  // namespace katachi::analysis
