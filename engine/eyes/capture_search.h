// Whether the attacker captures the wall: a search of the whole local game, with memory. It ends, since positions are
// finite in number, and a position that repeats on a line is no capture.
#pragma once

#include <cstdint>

#include "engine/eyes/known_positions.h"
#include "engine/eyes/local_game.h"

namespace katachi::eyes {

class CaptureSearch {
  public:
    // Gives up after `most_positions` positions.
    CaptureSearch(const LocalGame& game, std::size_t most_positions) : game_(game), most_positions_(most_positions) {}

    // Whether the attacker captures from here. Means nothing once the search `gave_up`.
    bool captures(const LocalPosition& position, Side to_move);

    bool gave_up() const { return gave_up_; }
    std::size_t positions() const { return known_.size(); }

  private:
    // `depends` becomes the smallest depth of the line on whose repetition a "no" rests, where it rests on one.
    bool search(const LocalPosition& position, Side to_move, int depth, int& depends);
    bool attacker_succeeds(const LocalPosition& position, int depth, int& depends);
    bool defender_fails(const LocalPosition& position, int depth, int& depends);

    const LocalGame& game_;
    std::size_t most_positions_;
    KnownPositions known_;
    bool gave_up_ = false;
};

}  // namespace katachi::eyes
