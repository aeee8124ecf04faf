// Says which stones are dead at the end of a game, and reads the stones that playouts doubt: playouts are slow to see
// who wins a race, and which dragon has no second eye. Races of stones that playouts take for dead are read if a dragon
// beside them lacks a second eye, since playouts fill in the liberties of a seki.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/life/statuses/status_reader.h"

namespace katachi::life {

struct ReadEnd {
    board::VertexSet dead;   // all stones that are
    board::VertexSet alive;  // of dragons that were read to live
};

class EndReader {
  public:
    static constexpr float agreed = 0.7F;                    // from there on an owner is not in doubt
    static constexpr std::uint64_t most_positions = 20'000;  // of a search

    // Each search ends after so many positions, if these are fewer than the most.
    explicit EndReader(const match::EyeTables& solved, std::uint64_t positions = most_positions)
        : statuses_({.nodes = std::min(positions, most_positions)}, solved) {}

    // Adds to `dead` the dragons that are read to die, of those whose owner playouts do not agree on: the mean of
    // `ownership` by vertex (1 Black's, -1 White's). Stones that playouts take for dead stay dead, except in a seki.
    // Nothing is read before the end of the game, when too many dragons are doubtful, or too many points are dame with
    // these dragons and without them.
    ReadEnd read(board::Board& board, const BelievedDragons& judged, const board::VertexSet& dead,
                 const std::array<float, board::vertex_count>& ownership);

    std::uint64_t positions_read() const { return statuses_.nodes(); }  // in all

  private:
    StatusReader statuses_;
};

}  // namespace katachi::life
