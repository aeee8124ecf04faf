// Hashes of positions by A. Zobrist's method ("A New Hashing Method with Application for Game Playing",
// 1970): the XOR of one random number for each stone, so that a stone more or less costs one XOR.
//
// A SymmetricHash keeps the hashes of all eight drawings of a position at once. The two colours are kept
// apart and joined when asked, the opponent's rotated: exchanging the colours needs no second set of hashes. A position
// and another (or its exchange of colours) have equal hashes by chance of 2^-63 at most; who must be sure compares the
// stones.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/random/split_mix.h"
#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi::board {

// The number of a stone at each vertex: always the same ones, on every machine.
constexpr std::array<std::uint64_t, vertex_count> zobrist_keys = [] {
    std::array<std::uint64_t, vertex_count> keys{};
    base::SplitMix random(0);
    for (std::uint64_t& key : keys) key = random.next();
    return keys;
}();

// A rotation by one bit would not do: the generator's states are multiples of one number, twice a state is a
// state again, and for some its keys, too, differ by no more than that bit.
constexpr int opponent_rotation = 23;

// The key of a stone, as Black sees it.
constexpr std::uint64_t zobrist_key(Colour colour, Vertex vertex) {
    const std::uint64_t key = zobrist_keys[static_cast<std::size_t>(vertex)];
    return colour == Colour::black ? key : std::rotl(key, opponent_rotation);
}

class SymmetricHash {
  public:
    // The hash is that of an empty board; `size` is from min_board_size to max_board_size. Boards of different sizes
    // may have equal hashes.
    explicit SymmetricHash(int size = max_board_size) : size_(size) {}
    explicit SymmetricHash(const Position& position);

    // A stone comes to an empty point, or leaves its point.
    void put(Vertex vertex, Colour stone) {
        change(vertex, stone);
        ++stone_count_;
    }
    void remove(Vertex vertex, Colour stone) {
        change(vertex, stone);
        --stone_count_;
    }

    int size() const { return size_; }
    int stone_count() const { return stone_count_; }

    // The hash of the position transformed by `orientation`, with `own` as the side it is seen by.
    std::uint64_t seen_by(Colour own, Orientation orientation = Orientation::identity) const {
        const auto index = static_cast<std::size_t>(orientation);
        return stones_of(own)[index] ^ std::rotl(stones_of(opponent(own))[index], opponent_rotation);
    }

    // The least of the eight: the same for every drawing of a position.
    std::uint64_t least(Colour own) const {
        std::uint64_t result = seen_by(own);
        for (const Orientation orientation : all_orientations) result = std::min(result, seen_by(own, orientation));
        return result;
    }

    friend bool operator==(const SymmetricHash&, const SymmetricHash&) = default;

  private:
    using Hashes = std::array<std::uint64_t, orientation_count>;

    const Hashes& stones_of(Colour colour) const { return colour == Colour::black ? black_ : white_; }
    void change(Vertex vertex, Colour stone);

    Hashes black_{};
    Hashes white_{};
    int size_;
    int stone_count_ = 0;
};

}  // namespace katachi::board
