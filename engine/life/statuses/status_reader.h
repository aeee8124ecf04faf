// Whether a dragon lives, by all that is read of it: its own life first, and races where that says that it dies.
#pragma once

#include <cstdint>

#include "engine/life/life_reader.h"
#include "engine/life/races/race_reader.h"
#include "engine/life/statuses/believed_dragons.h"

namespace katachi::life {

class StatusReader {
  public:
    // The limits hold for each search. What stays open is judged with `solved`, which outlives this.
    StatusReader(const LifeLimits& limits, const match::EyeTables& solved) : life_(limits, solved), races_(limits) {}

    // Dead: taken whoever wins kos, also where its own side moves first. Alive: not taken where the opponent moves
    // first, or by none of the dragons that it races with, as in a seki. Critical: it hangs on who moves first, or on a
    // ko. Unknown where a search comes to no end. The board is the same afterwards.
    position::Status read(board::Board& board, const BelievedDragons& judged, int number);

    // Whether there are dragons to race with, and none takes it where it moves first.
    bool stands_in_races(board::Board& board, const BelievedDragons& judged, int number);

    // Positions of all its searches.
    std::uint64_t nodes() const { return nodes_; }

  private:
    LifeReader life_;
    RaceReader races_;
    std::uint64_t nodes_ = 0;
};

}  // namespace katachi::life
