// Whether a side forces its end of the local game: the attacker the capture of the wall, or the defender two eyes, the
// extra one among them. A search of the whole game, with memory. It ends, since positions are finite in number, and a
// position that repeats on a line is no success.
#pragma once

#include <cstdint>

#include "engine/eyes/known_positions.h"
#include "engine/eyes/local_game.h"

namespace katachi::eyes {

class ForcedSearch {
  public:
    // Gives up after `most_positions` positions.
    ForcedSearch(const LocalGame& game, Side pursuer, std::size_t most_positions)
        : game_(game), pursuer_(pursuer), most_positions_(most_positions) {}

    // Whether the pursuer succeeds from here. Means nothing once the search `gave_up`.
    bool succeeds(const LocalPosition& position, Side to_move);

    bool gave_up() const { return gave_up_; }
    std::size_t positions() const { return known_.size(); }

  private:
    // `depends` becomes the smallest depth of the line on whose repetition a "no" rests, where it rests on one.
    bool search(const LocalPosition& position, Side to_move, int depth, int& depends);
    bool search_moves(const LocalPosition& position, Side to_move, int depth, int& depends);

    const LocalGame& game_;
    Side pursuer_;
    std::size_t most_positions_;
    KnownPositions known_;
    bool gave_up_ = false;
};

}  // namespace katachi::eyes
