// What a search knows of the positions of one game: an open table by their keys.
#pragma once

#include <cstdint>
#include <vector>

namespace katachi::eyes {

class KnownPositions {
  public:
    KnownPositions();

    // What was written for this key, 0 where nothing was. The key is not 0.
    std::uint32_t find(std::uint64_t key) const { return entries_[place_of(key)].answer; }
    // The same to write. Valid until the next call.
    std::uint32_t& at(std::uint64_t key);
    std::size_t size() const { return used_; }

  private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t answer = 0;
    };
    std::size_t place_of(std::uint64_t key) const;
    void grow();

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
};

}  // namespace katachi::eyes
