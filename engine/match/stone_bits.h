// The stones of a row as bits, the first column's lowest.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/board/position.h"

namespace katachi::match {

namespace stone_bits {

static_assert(std::endian::native == std::endian::little, "points are gathered eight at a time, the first lowest");

constexpr std::uint64_t low_bits = 0x0101010101010101U;

inline std::uint64_t eight_points(const board::Colour* points) {
    std::uint64_t eight;
    std::memcpy(&eight, points, sizeof eight);
    return eight;
}

// The lowest bit of each of eight bytes, side by side.
constexpr std::uint32_t gathered(std::uint64_t bytes) {
    return static_cast<std::uint32_t>(((bytes & low_bits) * 0x0102040810204080U) >> 56);
}

template <typename Selects>
std::uint32_t row_of_points(const board::Position& position, int row, Selects selects) {
    const board::Colour* const points = &position.points[static_cast<std::size_t>(board::vertex_at(row, 0))];
    std::uint32_t bits = 0;
    for (int column = 0; column < board::max_board_size; column += 8)
        bits |= gathered(selects(eight_points(points + column))) << column;
    return bits & ((1U << position.size) - 1);
}

}  // namespace stone_bits

// The bits are those of both colours' stones in a row. A point off the board is 3, an empty one 0.
inline std::uint32_t row_bits(const board::Position& position, int row) {
    return stone_bits::row_of_points(position, row, [](std::uint64_t eight) { return eight ^ (eight >> 1); });
}

inline std::uint32_t row_bits(const board::Position& position, int row, board::Colour colour) {
    const int bit = colour == board::Colour::black ? 0 : 1;
    return stone_bits::row_of_points(position, row, [bit](std::uint64_t eight) { return eight >> bit; });
}

constexpr std::uint32_t reversed_bits(std::uint32_t bits) {
    bits = ((bits & 0x55555555U) << 1) | ((bits >> 1) & 0x55555555U);
    bits = ((bits & 0x33333333U) << 2) | ((bits >> 2) & 0x33333333U);
    bits = ((bits & 0x0f0f0f0fU) << 4) | ((bits >> 4) & 0x0f0f0f0fU);
    bits = ((bits & 0x00ff00ffU) << 8) | ((bits >> 8) & 0x00ff00ffU);
    return bits << 16 | bits >> 16;
}

}  // namespace katachi::match
