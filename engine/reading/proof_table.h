// What proof searches know of positions, by their keys: a table of fixed size, in which the newer of two positions that
// meet takes the place. What is looked for most is small, for the processor's cache.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/memory/zeroed_array.h"
#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// The effort of what cannot be had any more; all that can take less.
constexpr std::uint32_t infinite = 1U << 30U;

// Whether the goal is proved or disproved: one of the two is 0 then, and the other infinite.
constexpr bool is_settled(Effort effort) { return effort.proof == 0 || effort.disproof == 0; }

class ProofTable {
  public:
    struct Found {
        Effort effort;
        bool met_ko = false;
        // Why a settled position is settled, until another one is stored; null where that is forgotten.
        const board::VertexSet* zone = nullptr;
    };

    explicit ProofTable(std::size_t entries);

    // A search of so many nodes begins. If it goes on with the board and the goal of the one before, what was found
    // where no ko was met stays known.
    void begin(std::uint64_t nodes, bool goes_on);
    // Nothing where nothing is known.
    std::optional<Found> find(std::uint64_t key) const;
    // That the key will soon be looked for.
    void expect(std::uint64_t key) const {
        if (is_used(key)) __builtin_prefetch(&entries_[key & mask_]);
    }
    // That it will soon be stored.
    void expect_store(std::uint64_t key) const { __builtin_prefetch(&entries_[key & mask_], 1); }
    void store(std::uint64_t key, Effort effort, bool met_ko, const board::VertexSet& zone);

  private:
    // Where a ko was met, the key is marked by the search, so that for any other search it is another key.
    struct Entry {
        std::uint64_t marked_key = 0;
        std::uint32_t proof = 0;     // the highest bit: a ko was met
        std::uint32_t disproof = 0;  // the highest bit: given up
        // Where one of the two numbers is infinite, the number of the zone, from 1, stands in its place.
    };
    static constexpr std::size_t word_bits = 64;

    bool is_used(std::uint64_t key) const {
        return (used_[(key & mask_) / word_bits] >> (key & mask_) % word_bits & 1) != 0;
    }

    base::ZeroedArray<Entry> entries_;
    // A bit for each entry that was stored on this board: most keys that are looked for are not known.
    std::vector<std::uint64_t> used_;
    // Zones are in the order of their numbers. There are as many as there are entries, after which the oldest is
    // forgotten.
    base::ZeroedArray<board::VertexSet> zones_;
    std::uint32_t last_zone_ = 0;  // its number, on this board
    std::uint64_t mask_ = 0;       // the bits of keys that number entries
    std::size_t clean_words_ = 0;  // of used_, that tell of nothing but this board
    std::uint64_t searches_ = 0;
    std::uint64_t mark_of_kos_ = 0;
};

}  // namespace katachi::reading
