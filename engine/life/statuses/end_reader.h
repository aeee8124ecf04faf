// Which stones are dead at the end of a game, by reading where playouts doubt: they are slow to see who wins a
// race, and what has no second eye. Of stones that they take for dead races are asked about where a dragon beside them
// lacks a second eye, since playouts fill in what a seki hangs on.
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

    // `dead` and what is read to die of dragons whose owner, the mean of `ownership` by vertex (1 Black's, -1 White's),
    // is not agreed on. What playouts take for dead stays so, but for a seki. Nothing is read where the game is not at
    // its end: where too many dragons are doubtful, or points dame with and without these.
    ReadEnd read(board::Board& board, const BelievedDragons& judged, const board::VertexSet& dead,
                 const std::array<float, board::vertex_count>& ownership);

    std::uint64_t positions_read() const { return statuses_.nodes(); }  // in all

  private:
    StatusReader statuses_;
};

}  // namespace katachi::life
