// Random numbers for playouts: xorshift64* (G. Marsaglia; S. Vigna), small, quick and the same everywhere. Numbers that
// are kept by their seed come from SplitMix.
#pragma once

#include <cstdint>

namespace katachi::base {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 0x2545F4914F6CDD1DU) {
        if (state_ == 0) state_ = 1;
    }

    std::uint32_t next() {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return static_cast<std::uint32_t>(state_ * 0x2545F4914F6CDD1DU >> 32);
    }
    // A number from 0 to `count` - 1.
    int below(int count) {
        return static_cast<int>(static_cast<std::uint64_t>(next()) * static_cast<std::uint64_t>(count) >> 32);
    }
    // A number from 0 to just below 1.
    float unit() { return static_cast<float>(next() >> 8) * 0x1p-24F; }

  private:
    std::uint64_t state_;
};

}  // namespace katachi::base
