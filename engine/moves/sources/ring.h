// The eight points around a point, and what becomes of them when the board is turned: states of four bits at most,
// packed, the straight neighbours and the diagonal ones apart.
#pragma once

#include <array>
#include <cstdint>

#include "engine/board/eight_points.h"

namespace katachi::moves {

using FourOffsets = std::array<board::Offset, 4>;
constexpr FourOffsets straight_offsets{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
constexpr FourOffsets diagonal_offsets{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

// Four states, `bits` each, the first in the lowest bits, after a turn: by orientation and packed states.
template <unsigned Bits>
using TurnedStates = std::array<std::array<std::uint16_t, 1U << (4 * Bits)>, board::orientation_count>;

template <unsigned Bits>
TurnedStates<Bits> turned_states(const FourOffsets& offsets) {
    constexpr unsigned mask = (1U << Bits) - 1;
    TurnedStates<Bits> table{};
    for (const board::Orientation orientation : board::all_orientations)
        for (unsigned packed = 0; packed < 1U << (4 * Bits); ++packed) {
            unsigned turned = 0;
            for (unsigned from = 0; from < 4; ++from)
                for (unsigned to = 0; to < 4; ++to)
                    if (board::transform(offsets[from], orientation) == offsets[to])
                        turned |= (packed >> (from * Bits) & mask) << (to * Bits);
            table[static_cast<std::size_t>(orientation)][packed] = static_cast<std::uint16_t>(turned);
        }
    return table;
}

// Whether the edges among the states can be so on a board. `is_edge` answers for an offset.
template <typename IsEdge>
bool edges_are_possible(const IsEdge& is_edge) {
    if ((is_edge(board::Offset{-1, 0}) && is_edge(board::Offset{1, 0})) ||
        (is_edge(board::Offset{0, -1}) && is_edge(board::Offset{0, 1})))
        return false;
    for (const board::Offset diagonal : diagonal_offsets)
        if (is_edge(diagonal) !=
            (is_edge(board::Offset{diagonal.row, 0}) || is_edge(board::Offset{0, diagonal.column})))
            return false;
    return true;
}

}  // namespace katachi::moves
