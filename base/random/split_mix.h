// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014): random numbers for all
// that is kept by its seed alone. Every seed, also 0 and 1, begins a sequence of its own, the same on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace katachi::base {

// Every bit of the input changes half of the output.
constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    return bits ^ bits >> 31;
}

class SplitMix {
  public:
    explicit constexpr SplitMix(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15;
        return mixed(state_);
    }
    // `bound` is small, so that the remainder favours nothing by more than one in 2^50.
    constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

  private:
    std::uint64_t state_;
};

// One number of two.
constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) { return SplitMix(SplitMix(a).next() ^ b).next(); }

// One number of a seed and a text.
constexpr std::uint64_t mixed_text(std::uint64_t seed, std::string_view text) {
    for (const char letter : text) seed = mixed(seed, static_cast<unsigned char>(letter));
    return seed;
}

}  // namespace katachi::base
