// What a search knows of the positions of one game: an open table by their keys.
#pragma once

#include <cstdint>
#include <vector>

namespace katachi::eyes {

class KnownPositions {
  public:
    // What was written for this key, 0 where nothing was. The key is not 0.
    std::uint32_t find(std::uint64_t key) const { return entries_.empty() ? 0 : entries_[place_of(key)].answer; }
    // The same to write. Valid until the next call.
    std::uint32_t& at(std::uint64_t key);
    std::size_t size() const { return used_; }

  private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t answer = 0;
    };
    std::size_t place_of(std::uint64_t key) const {
        const std::size_t mask = entries_.size() - 1;
        std::size_t place = key * golden >> shift_;
        while (entries_[place].key != 0 && entries_[place].key != key) place = (place + 1) & mask;
        return place;
    }
    void grow();

    // The upper bits of a product with the golden ratio (D. Knuth, "The Art of Computer Programming", 6.4).
    static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;
    static constexpr int first_bits = 11;

    std::vector<Entry> entries_;  // none before the first key
    int shift_ = 64 - first_bits + 1;
    std::size_t used_ = 0;
};

}  // namespace katachi::eyes
