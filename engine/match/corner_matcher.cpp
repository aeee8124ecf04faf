#include "engine/match/corner_matcher.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/match/stone_bits.h"

namespace katachi::match {

namespace {

using EightCounts = std::array<std::uint16_t, 8>;

// For each byte, how many of its bits are set up to each place.
constexpr std::array<EightCounts, 256> counts_of_byte = [] {
    std::array<EightCounts, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        std::uint16_t count = 0;
        for (std::size_t bit = 0; bit < 8; ++bit) {
            count = static_cast<std::uint16_t>(count + ((byte >> bit) & 1));
            all[byte][bit] = count;
        }
    }
    return all;
}();

constexpr std::uint16_t beyond_the_board = 0xffff;

}  // namespace

CornerStones::CornerStones(const board::Position& position) : size_(position.size) {
    for (int row = 0; row < size_; ++row) {
        const std::uint32_t stones = row_bits(position, row);
        from_west_[static_cast<std::size_t>(row)] = stones;
        from_east_[static_cast<std::size_t>(row)] = reversed_bits(stones) >> (32 - size_);
    }
}

CornerStones::Points CornerStones::first_stones(std::size_t corner) const {
    Points found;
    const Rows& rows = rows_of(corner);
    std::uint32_t nearer = ~0U;  // the columns in which no stone has been seen
    for (int row = 0; row < size_ && nearer != 0; ++row) {
        const std::uint32_t stones = rows[static_cast<std::size_t>(row_on_board(corner, row))] & nearer;
        if (stones == 0) continue;
        const int column = std::countr_zero(stones);
        found.points[static_cast<std::size_t>(found.count++)] = {static_cast<std::uint8_t>(row),
                                                                 static_cast<std::uint8_t>(column)};
        nearer = (1U << column) - 1;
    }
    return found;
}

void CornerStones::count_areas(std::size_t corner, int rows, Counts& counts) const {
    const Rows& stones = rows_of(corner);
    std::array<std::uint16_t, count_stride> sums{};
    for (int row = 0; row < rows; ++row) {
        std::uint16_t* const out = &counts[static_cast<std::size_t>(row) * count_stride];
        if (row >= size_) {
            std::fill_n(out, count_stride, beyond_the_board);
            continue;
        }
        std::uint32_t bits = stones[static_cast<std::size_t>(row_on_board(corner, row))];
        std::uint16_t before = 0;
        for (std::size_t column = 0; column < count_stride; column += 8, bits >>= 8) {
            const EightCounts& eight = counts_of_byte[bits & 0xff];
            for (std::size_t i = 0; i < 8; ++i)
                sums[column + i] = static_cast<std::uint16_t>(sums[column + i] + eight[i] + before);
            before = static_cast<std::uint16_t>(before + eight[7]);
        }
        std::memcpy(out, sums.data(), sizeof sums);
        std::fill(out + size_, out + count_stride, beyond_the_board);
    }
}

}  // namespace katachi::match
