// Random numbers that are the same on every machine, which the distributions of the standard library are not.
#pragma once

#include <cstdint>

namespace katachi {

// SplitMix64, after Steele, Lea and Flood: every seed, also 0 and 1, begins a sequence of its own.
class RandomNumbers {
  public:
    explicit RandomNumbers(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15;
        std::uint64_t bits = state_;
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
        return bits ^ bits >> 31;
    }
    // `bound` is small, so that the remainder favours nothing by more than one in 2^50.
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }

  private:
    std::uint64_t state_;
};

// One number of two.
inline std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    return RandomNumbers(RandomNumbers(a).next() ^ b).next();
}

}  // namespace katachi
