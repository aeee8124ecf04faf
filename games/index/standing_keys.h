// Keys of the stones of a corner of 7x7 points and of a whole board of 19 lines: the same for all drawings that are one
// another turned, mirrored, or with colours exchanged. A code says which of the drawings it is; key and code name the
// stones. Two different ones have one key by chance of 2^-63.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/board/zobrist.h"

namespace katachi::games {

constexpr int keyed_corner_lines = 7;
// A corner or a board with more stones has no key.
constexpr int most_keyed_corner_stones = 15;
constexpr int most_keyed_board_stones = 40;

struct StandingKey {
    std::uint64_t key = 0;
    int code = 0;  // below 16
};

// Upper left, upper right, lower left, lower right.
constexpr int corner_count = 4;
constexpr int no_corner = -1;

// The corners are kept by vertex of a board of 19 lines.
constexpr std::array<std::int8_t, board::vertex_count> corners_of = [] {
    constexpr int far = board::max_board_size - keyed_corner_lines;
    std::array<std::int8_t, board::vertex_count> corners{};
    corners.fill(no_corner);
    for (int corner = 0; corner < corner_count; ++corner)
        for (int row = 0; row < keyed_corner_lines; ++row)
            for (int column = 0; column < keyed_corner_lines; ++column)
                corners[static_cast<std::size_t>(
                    board::vertex_at(row + (corner / 2 == 0 ? 0 : far), column + (corner % 2 == 0 ? 0 : far)))] =
                    static_cast<std::int8_t>(corner);
    return corners;
}();

// The corner that a vertex of a board of 19 lines lies in, or no_corner.
constexpr int corner_of(board::Vertex vertex) { return corners_of[static_cast<std::size_t>(vertex)]; }
constexpr int corner_of_code(int code) { return code / 4; }

// The stones of one corner, drawn in the upper left: as they are and mirrored in the diagonal, with colours as they are
// and exchanged.
class CornerHash {
  public:
    explicit CornerHash(int corner) : corner_(corner) {}

    // A stone comes to an empty point, or leaves its point. The vertex is on the board of 19 lines, in this corner.
    void put(board::Vertex vertex, board::Colour stone);
    void remove(board::Vertex vertex, board::Colour stone);
    int stone_count() const { return stone_count_; }
    StandingKey key() const;

  private:
    int corner_;
    int stone_count_ = 0;
    std::array<std::uint64_t, 4> hashes_{};
};

StandingKey board_key(const board::SymmetricHash& hash);

}  // namespace katachi::games
