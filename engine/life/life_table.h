// What searches know of positions, by their keys, in a table of fixed size; the newer of two that meet takes the place.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/life/life_numbers.h"

namespace katachi::life {

// The keys of the positions from the root to the one at hand.
class SearchPath {
  public:
    void clear();
    void push(std::uint64_t key);
    void pop();
    int depth() const { return static_cast<int>(keys_.size()); }
    // The depth of the position with this key, -1 where it is not on the path.
    int find(std::uint64_t key) const;
    // Of the line from the root to the position at `depth`.
    std::uint64_t line(int depth) const { return lines_[static_cast<std::size_t>(depth)]; }

  private:
    std::vector<std::uint64_t> keys_;
    std::vector<std::uint64_t> lines_;
};

class LifeTable {
  public:
    explicit LifeTable(std::size_t entries);

    // Of a search of so many positions. What was found before stays known, where no ko was met, if it goes on with the
    // board and the goal of the one before.
    void begin(std::uint64_t nodes, bool goes_on);
    // False where nothing is known that holds on this path.
    bool find(std::uint64_t key, const SearchPath& path, Finding& finding) const;
    void store(std::uint64_t key, const SearchPath& path, const Finding& finding);

  private:
    // What is asked of most positions lies close together.
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t generation = 0;
        Numbers numbers;
        bool met_ko = false;
    };
    struct Settlement {
        Finding finding;
        std::uint64_t line = 0;  // to the last position that the finding depends on
    };

    std::vector<Entry> entries_;
    std::vector<Settlement> settlements_;  // of entries that are settled
    std::uint64_t mask_ = 0;
    std::uint32_t generation_ = 0;
    std::uint32_t first_generation_ = 0;  // on this board
};

}  // namespace katachi::life
