// Numbers spread over all bits, for keys of positions.
#pragma once

#include <cstdint>

namespace katachi::life {

// The finaliser of SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
constexpr std::uint64_t mixed_key(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15;
    value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9;
    value = (value ^ value >> 27U) * 0x94D049BB133111EB;
    return value ^ value >> 31U;
}

}  // namespace katachi::life
