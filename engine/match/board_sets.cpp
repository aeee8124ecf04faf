#include "engine/match/board_sets.h"

#include <bit>
#include <cstring>

namespace katachi::match {

namespace {

static_assert(std::endian::native == std::endian::little, "sets are loaded byte by byte in the order of their bits");

std::size_t block_offset(int shift, PointTest test, bool white_as_own) {
    const int block = shift * point_test_count * 2 + static_cast<int>(test) * 2 + (white_as_own ? 1 : 0);
    return static_cast<std::size_t>(block) * set_bytes;
}

board::Colour own_colour(bool white_as_own) { return white_as_own ? board::Colour::white : board::Colour::black; }

template <typename Words>
void add_bit(Words& set, int bit) {
    set[static_cast<std::size_t>(bit) / 64] |= std::uint64_t{1} << (bit % 64);
}

template <typename Words>
Words joined(const Words& a, const Words& b) {
    Words sum;
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = a[i] | b[i];
    return sum;
}

}  // namespace

void BoardSets::store(const Words& set, PointTest test, bool white_as_own) {
    for (int shift = 0; shift < shift_count; ++shift) {
        std::array<std::uint64_t, set_bytes / 8> shifted;
        for (std::size_t i = 0; i < shifted.size(); ++i)
            shifted[i] = shift == 0 ? set[i] : (set[i] >> shift) | (set[i + 1] << (64 - shift));
        std::memcpy(bytes_.data() + block_offset(shift, test, white_as_own), shifted.data(), set_bytes);
    }
}

void BoardSets::assign(const board::Position& position) {
    Words black{}, white{}, empty{};
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Colour point = position.at(row, column);
            Words& set = point == board::Colour::empty ? empty : point == board::Colour::black ? black : white;
            add_bit(set, set_margin + point_bit(row, column));
        }
    for (const bool white_as_own : {false, true}) {
        const Words& own = white_as_own ? white : black;
        const Words& opponent = white_as_own ? black : white;
        store(own, PointTest::own, white_as_own);
        store(opponent, PointTest::opponent, white_as_own);
        store(empty, PointTest::empty, white_as_own);
        store(joined(own, empty), PointTest::own_or_empty, white_as_own);
        store(joined(opponent, empty), PointTest::opponent_or_empty, white_as_own);
    }
    if (size_ == position.size) return;
    size_ = position.size;
    const Words on_board = joined(joined(black, white), empty);
    Words off_board;
    for (std::size_t i = 0; i < off_board.size(); ++i) off_board[i] = ~on_board[i];
    for (const bool white_as_own : {false, true}) {
        store(on_board, PointTest::on_board, white_as_own);
        store(off_board, PointTest::off_board, white_as_own);
    }
}

void BoardSets::set_bit(board::Vertex vertex, PointTest test, bool white_as_own, bool holds) {
    const int bit = set_margin + point_bit(board::row_of(vertex), board::column_of(vertex));
    for (int shift = 0; shift < shift_count; ++shift) {
        const int place = bit - shift;
        std::uint8_t& byte = bytes_[block_offset(shift, test, white_as_own) + static_cast<std::size_t>(place / 8)];
        const auto mask = static_cast<std::uint8_t>(1U << (place % 8));
        byte = static_cast<std::uint8_t>(holds ? byte | mask : byte & ~mask);
    }
}

void BoardSets::set_states(board::Vertex vertex, unsigned states) {
    for (const bool white_as_own : {false, true}) {
        unsigned points = 0;
        for (const board::Colour colour : {board::Colour::empty, board::Colour::black, board::Colour::white})
            if ((states & state_bit(colour)) != 0) points |= point_set(colour, own_colour(white_as_own));
        for (const PointTest test : state_tests)
            set_bit(vertex, test, white_as_own, (allowed_points(test) & points) != 0);
    }
}

void BoardSets::set_difference(board::Vertex vertex, board::Colour before, board::Colour after) {
    for (const bool white_as_own : {false, true}) {
        const board::Colour own = own_colour(white_as_own);
        for (const PointTest test : state_tests) {
            const bool held = (allowed_points(test) & point_set(before, own)) != 0;
            const bool holds = (allowed_points(test) & point_set(after, own)) != 0;
            set_bit(vertex, test, white_as_own, held != holds);
        }
    }
}

}  // namespace katachi::match
