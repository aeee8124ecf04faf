// Sets of anchors on which something still matches: what the walk over the trie carries along.
#pragma once

#include <array>
#include <cstdint>

#include "engine/match/board_sets.h"

namespace katachi::match {

// Bits as point_bit numbers them; first for Black as own, then for White as own.
struct alignas(64) AnchorSets {
    std::array<std::uint64_t, std::size_t{2} * set_words> words{};

    void add(board::Vertex anchor, board::Colour own) {
        const int bit = point_bit(board::row_of(anchor), board::column_of(anchor));
        words[word_of(bit, own)] |= std::uint64_t{1} << (bit % 64);
    }
    bool has(board::Vertex anchor, board::Colour own) const {
        const int bit = point_bit(board::row_of(anchor), board::column_of(anchor));
        return (words[word_of(bit, own)] >> (bit % 64) & 1) != 0;
    }

  private:
    static std::size_t word_of(int bit, board::Colour own) {
        return static_cast<std::size_t>(bit / 64 + (own == board::Colour::white ? set_words : 0));
    }
};

// One set for both colours.
struct alignas(64) PointMask {
    std::array<std::uint64_t, set_words> words{};

    void add(board::Vertex point) {
        const int bit = point_bit(board::row_of(point), board::column_of(point));
        words[static_cast<std::size_t>(bit / 64)] |= std::uint64_t{1} << (bit % 64);
    }
};

}  // namespace katachi::match
