// Where damage to a file of bytes begins: at a sound one, from which it leads further than from nothing.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace katachi::fuzz {

// For LLVMFuzzerCustomMutator: what is too small for a header becomes `sound`. Inputs that cannot hold it would never
// get past the header, so that a run with such inputs ends.
inline std::size_t mutated_from(const std::string& sound, std::size_t header_size, std::uint8_t* data, std::size_t size,
                                std::size_t max_size) {
    if (sound.size() > max_size) {
        std::fprintf(stderr, "sound bytes are %zu; run with -max_len=%zu\n", sound.size(), 2 * sound.size());
        std::exit(1);
    }
    if (size >= header_size) return LLVMFuzzerMutate(data, size, max_size);
    std::copy(sound.begin(), sound.end(), data);
    return sound.size();
}

}  // namespace katachi::fuzz
