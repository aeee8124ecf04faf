#include "games/index/segment_checksum.h"

#include <xxhash.h>

#include "games/index/segment_layout.h"

namespace katachi::games {

std::uint64_t segment_checksum(std::span<const std::byte> segment) {
    const auto summed = segment.subspan(offsetof(SegmentHeader, bytes));
    return XXH3_64bits(summed.data(), summed.size());
}

}  // namespace katachi::games
