// The most that is read of input where people ask for nothing else: the defaults of the options that limit it.
#pragma once

#include <cstdint>

namespace katachi::base {

// Bytes of one text once it is unpacked, alone or in an archive: a few megabytes can unpack to any length.
constexpr std::uint64_t default_archive_limit = std::uint64_t{1} << 30;

// Bytes of one pattern file. Checking takes up to 140 bytes of memory for each of them.
constexpr std::uint64_t default_pattern_text_limit = std::uint64_t{32} << 20;

}  // namespace katachi::base
