// The checksum by which a damaged segment file is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace katachi::games {

// XXH3, 64 bits, of what lies behind the checksum in the header of a segment.
std::uint64_t segment_checksum(std::span<const std::byte> segment);

}  // namespace katachi::games
