// How likely strong players are to play a move, and which others they would rather play.
#pragma once

#include "engine/naming/move_namer.h"
#include "tools/authoring/review/move_chances.h"
#include "tools/authoring/review/review.h"

namespace katachi::authoring {

class LikelyClaims {
  public:
    // The chance and rank of a legal move, with its claim; of a rare move also the obvious one beside it.
    void add_to(ReviewedMove& move, const board::Board& before);
    // The moves that are likelier, two at most, unless they were told of.
    void add_better(ReviewedMove& move, const board::Board& before);

  private:
    void add_better(ReviewedMove& move, const board::Board& before, std::size_t most);

    MoveChances chances_;
    naming::MoveNamer namer_;
};

}  // namespace katachi::authoring
