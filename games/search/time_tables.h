// Times of all points of a board side by side, a table for each thing that a cell of a shape may ask of a point.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/board/vertex.h"

namespace katachi::games {

// A position in 8 bits, so that a vector holds many: 0 where stones are set up, then 1 for the first moves. In a game
// of up to 254 moves each move has its own number. In longer games several moves share a number, so that 8 bits are
// enough.
using RoughTime = std::uint8_t;
constexpr RoughTime rough_never = 0xFF;

// Each point has a time. Those of points that lose stones are bounds: a shape may stand from its latest `first_…` to
// before its earliest `end_…`, and on points that never lose stones it does.
enum class TimeTable : std::uint8_t {
    first_black,  // a black stone comes; 0 where it is set up
    first_white,
    first_stone,
    end_of_empty,           // a stone comes
    end_of_black_or_empty,  // a white stone comes
    end_of_white_or_empty,
};
constexpr int time_table_count = 6;
// Vertices, and room for a vector that begins at the last of them and a rectangle.
constexpr std::size_t table_lanes = 512;

// A bit for each vertex, and room for a form that begins at the last of them.
class PointBits {
  public:
    static constexpr std::size_t word_count = 16;

    const std::uint64_t* words() const { return words_.data(); }
    std::uint64_t* words() { return words_.data(); }

    bool at(board::Vertex vertex) const { return (from(vertex) & 1) != 0; }
    // The bits of the next 64 vertices.
    std::uint64_t from(board::Vertex vertex) const {
        const auto word = static_cast<std::size_t>(vertex / 64);
        const int bit = vertex % 64;
        return words_[word] >> bit | words_[word + 1] << 1 << (63 - bit);
    }

  private:
    alignas(64) std::array<std::uint64_t, word_count> words_{};
};

// What tables tell of their points.
struct PointSets {
    std::array<PointBits, 2> comes;  // a stone, at some time: of Black, of White
    PointBits loses;                 // its first stone, at some time
};

// No stone comes: of the first two tables.
void clear_first_stones(RoughTime* tables);
// The next two, where no point loses stones.
void join_first_stones(RoughTime* tables);
// The points are found by the first four tables.
void find_points(const RoughTime* tables, PointSets& points);

}  // namespace katachi::games
