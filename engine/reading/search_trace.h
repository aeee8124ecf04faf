// Who watches a search at work.
#pragma once

#include <optional>

#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// A search that begins.
struct SearchStart {
    const board::Board& board;
    board::Colour seeker;
    board::Colour to_move;
    board::Colour ko_privileged;
    // Moves of the side that prevents the goal which are not plain ones, along a line; nothing for any number.
    std::optional<int> most_detours;
};

class SearchTrace {
  public:
    virtual ~SearchTrace() = default;

    // What leave() tells last is the outcome of the search. The board lives until then.
    virtual void begin(const SearchStart& start) = 0;
    // The position after a move is read, maybe not for the first time.
    virtual void enter(board::Move move) = 0;
    // The effort is what is known now: the position is proved where no proof is left to do, and refuted where no
    // disproof is.
    virtual void leave(Effort effort) = 0;
    // A move whose outcome was seen without reading.
    virtual void settle(board::Move move, Effort effort) = 0;
};

}  // namespace katachi::reading
