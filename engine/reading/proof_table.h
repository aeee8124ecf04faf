// What proof searches know of positions, by their keys: a table of fixed size, in which the newer of two positions that
// meet takes the place.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// Whether the goal is proved or disproved.
constexpr bool is_settled(Effort effort) { return effort.proof == 0 || effort.disproof == 0; }

class ProofTable {
  public:
    struct Entry {
        std::uint64_t key = 0;
        Effort effort;
        std::uint32_t generation = 0;  // of the search that found it
        bool met_ko = false;
    };

    explicit ProofTable(std::size_t entries);

    // Of a search of so many nodes. If it goes on with the board and the goal of the one before, what was found where
    // no ko was met stays known.
    void begin(std::uint64_t nodes, bool goes_on);
    // Null where nothing is known; until the next position is stored.
    const Entry* find(std::uint64_t key) const;
    // That the key will soon be looked for.
    void expect(std::uint64_t key) const { __builtin_prefetch(&entries_[key & mask_]); }
    // Why a settled position is settled; everything where that is forgotten.
    board::VertexSet zone(std::uint64_t key) const;
    void store(std::uint64_t key, Effort effort, bool met_ko, const board::VertexSet& zone);

  private:
    struct ZoneEntry {
        std::uint64_t key = 0;
        std::uint32_t generation = 0;
        board::VertexSet zone;
    };

    std::vector<Entry> entries_;
    std::vector<ZoneEntry> zones_;
    std::uint64_t mask_ = 0;  // the bits of keys that number entries
    std::uint32_t generation_ = 0;
    std::uint32_t first_generation_ = 0;  // on this board
};

}  // namespace katachi::reading
