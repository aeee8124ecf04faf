// Dragons of a drawn or recorded position, with all that they are made from.
#pragma once

#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"

namespace katachi::position {

class Judged {
  public:
    Judged(const board::Position& position, board::Colour to_move) : stages_(tactics_, known_) {
        stages_.set(board::Board(position), to_move);
    }
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    analysis::Stages& stages() { return stages_; }

  private:
    reading::Tactics tactics_;
    eyespaces::KnownGames known_{solved_eyes().eyes};
    analysis::Stages stages_;
};

}  // namespace katachi::position
