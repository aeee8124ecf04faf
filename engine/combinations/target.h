// What a side may take from its opponent: a string, the life of a dragon, a link, territory. TargetSearch knows no more
// of it.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::combinations {

class Target {
  public:
    virtual ~Target() = default;

    // Whether the attacker, to move, does not take it, not even by a ko, as far as is read. The board is the same
    // afterwards.
    virtual bool is_safe(board::Board& board) = 0;

    // Where the attacker, to move, takes it: the points outside of which no move of the opponent before that changes
    // anything. Nothing where he does not, where reading leaves it open, or where it is no longer on the board. The
    // board is the same afterwards.
    virtual std::optional<board::VertexSet> take(board::Board& board) = 0;

    // Where a first move may threaten it.
    virtual board::VertexSet threat_points(const board::Board& board) const = 0;
};

}  // namespace katachi::combinations
