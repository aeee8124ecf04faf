// The most that is read of input where people ask for nothing else: the defaults of the options that limit it.
#pragma once

#include <cstdint>

namespace katachi::base {

// Bytes of one text once it is unpacked, alone or in an archive: a few megabytes can unpack to any length.
constexpr std::uint64_t default_archive_limit = std::uint64_t{1} << 30;

}  // namespace katachi::base
