// Who watches a search at work.
#pragma once

#include "engine/reading/goal.h"

namespace katachi {

class SearchTrace {
  public:
    virtual ~SearchTrace() = default;

    // A search begins on this board; what leave() tells last is its outcome.
    virtual void begin(const Board& board, Colour seeker, Colour to_move, Colour ko_privileged) = 0;
    // The position after a move is read, maybe not for the first time.
    virtual void enter(Move move) = 0;
    // As far as it is known now: proved where no proof is left to do, refuted where no disproof is.
    virtual void leave(Effort effort) = 0;
    // A move whose outcome was seen without reading.
    virtual void settle(Move move, Effort effort) = 0;
};

}  // namespace katachi
