// The first moves of expanded positions, with the first numbers of the positions after them. They are kept for when a
// position comes again, since making and judging moves takes most of the time of an expansion.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/memory/zeroed_array.h"
#include "engine/life/closed/point_set.h"
#include "engine/life/life_numbers.h"

namespace katachi::life {

struct KeptMove {
    std::uint64_t key = 0;    // of the position after it; 0 where that is not known
    Numbers numbers = {};     // of that position, as the side not to move there doubts them; once `is_seen`
    std::uint64_t zone = 0;   // of a PointSet, where these are settled
    std::uint32_t doubt = 0;  // of the move
    std::int8_t point = no_point;
    bool is_seen = false;
    bool met_ko = false;  // whether a ko has any influence on the move itself
};

class KeptMoves {
  public:
    static constexpr std::size_t most_moves = 6;

    explicit KeptMoves(std::size_t places);

    // All is forgotten unless the search goes on with the board and the goal of the one before.
    void begin(bool goes_on);
    void fetch(std::uint64_t key) const;
    // Empty where nothing is kept. Valid until the next `store`.
    std::span<const KeptMove> find(std::uint64_t key) const;
    // Keeps the moves of a position, `most_moves` at most. For a move that hangs on who wins kos, the numbers after it
    // are left out.
    void store(std::uint64_t key, std::span<const KeptMove> moves);

  private:
    struct Place {
        std::uint64_t key;
        std::uint32_t generation;
        std::uint32_t count;
        std::array<KeptMove, most_moves> moves;
    };

    base::ZeroedArray<Place> places_;
    std::uint32_t generation_ = 0;
};

// Inline, since they are asked of most positions.
inline void KeptMoves::fetch(std::uint64_t key) const {
    constexpr std::size_t line = 64;
    const auto* const place = reinterpret_cast<const char*>(&places_[key & (places_.size() - 1)]);
    for (std::size_t offset = 0; offset < sizeof(Place); offset += line) __builtin_prefetch(place + offset);
}

inline std::span<const KeptMove> KeptMoves::find(std::uint64_t key) const {
    const Place& place = places_[key & (places_.size() - 1)];
    if (place.key != key || place.generation != generation_) return {};
    return std::span(place.moves).first(place.count);
}

}  // namespace katachi::life
