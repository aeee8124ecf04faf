// A position as sets of points, each set shifted in advance, so that "what stands so far from every anchor" is
// a single load.
//
// A set of points has a bit for each point, in rows of `set_stride` bits: row * set_stride + column. The columns
// from the board's edge to the stride are empty, so that a shift by up to set_stride - max_board_size = 7 columns
// leads no point of the board to another row. A test looks at one offset from the anchor: the set of all anchors
// for which it holds is the set of what it wants, shifted by the offset. Shifts by whole bytes are unaligned loads;
// for the rest each set is kept in eight copies, shifted by 0 to 7 bits. So a test is the address of a load.
//
// Every test stands twice, for Black as own and for White as own, `set_bytes` apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

constexpr int set_stride = 26;
constexpr int set_words = 8;  // of 64 bits: room for max_board_size rows
constexpr int unwrapped_columns = set_stride - board::max_board_size;

constexpr int point_bit(int row, int column) { return row * set_stride + column; }

constexpr board::Vertex vertex_of_bit(int bit) { return board::vertex_at(bit / set_stride, bit % set_stride); }

// The sets of points that tests ask for.
enum class PointTest : std::uint8_t { own, opponent, empty, own_or_empty, opponent_or_empty, on_board, off_board };
constexpr int point_test_count = 7;

// What has to stand on a point of the board for the test to hold; 0 for off_board.
constexpr std::uint8_t allowed_points(PointTest test) {
    constexpr std::array<std::uint8_t, point_test_count> allowed{point_own,
                                                                 point_opponent,
                                                                 point_empty,
                                                                 point_own | point_empty,
                                                                 point_opponent | point_empty,
                                                                 point_own | point_opponent | point_empty,
                                                                 0};
    return allowed[static_cast<std::size_t>(test)];
}

// What stands on a point, as one side sees it.
constexpr std::uint8_t point_set(board::Colour point, board::Colour own) {
    if (point == board::Colour::empty) return point_empty;
    return point == own ? point_own : point_opponent;
}

constexpr int shift_count = 8;
constexpr int set_margin =
    (board::max_board_size + 1) * set_stride;  // bits on either side: offsets up to the board and one
constexpr std::size_t set_bytes = 200;
constexpr std::size_t set_total_bytes = set_bytes * shift_count * point_test_count * 2;
static_assert((2 * set_margin) / 8 + set_words * 8 <= set_bytes, "a load of the farthest offset stays inside");

// Where the test at `step` from the anchor is loaded for Black as own. Rows and columns of `step` are at most
// max_board_size, columns beyond unwrapped_columns are right only where the points between are tested to be on the
// board.
constexpr std::uint16_t test_address(board::Offset step, PointTest test) {
    const int bit = set_margin + point_bit(step.row, step.column);
    const int block = (bit % shift_count) * point_test_count * 2 + static_cast<int>(test) * 2;
    return static_cast<std::uint16_t>(block * static_cast<int>(set_bytes) + bit / shift_count);
}
constexpr std::size_t largest_test_address = set_total_bytes - set_bytes - std::size_t{8} * set_words;

// Holds for every anchor on the board.
constexpr std::uint16_t always = test_address({0, 0}, PointTest::on_board);

class BoardSets {
  public:
    explicit BoardSets(const board::Position& position) { assign(position); }

    void assign(const board::Position& position);

    // From now on, tests of `vertex` hold if they hold for one of `states`: Colour values as bits, 1 << colour.
    void set_states(board::Vertex vertex, unsigned states);

    // From now on, tests of `vertex` hold if they hold for just one of the two.
    void set_difference(board::Vertex vertex, board::Colour before, board::Colour after);

    const std::uint8_t* data() const { return bytes_.data(); }

  private:
    using Words = std::array<std::uint64_t, set_bytes / 8 + 1>;

    void store(const Words& set, PointTest test, bool white_as_own);
    void set_bit(board::Vertex vertex, PointTest test, bool white_as_own, bool holds);

    int size_ = 0;
    alignas(64) std::array<std::uint8_t, set_total_bytes> bytes_;
};

// The tests of what stands on a point.
constexpr std::array<PointTest, 5> state_tests{PointTest::own, PointTest::opponent, PointTest::empty,
                                               PointTest::own_or_empty, PointTest::opponent_or_empty};

constexpr unsigned state_bit(board::Colour colour) { return 1U << static_cast<unsigned>(colour); }

}  // namespace katachi::match
