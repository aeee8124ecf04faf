#include "engine/match/automaton_board.h"

#include <utility>

namespace katachi::match {

namespace {

constexpr std::uint8_t off_board_symbol = 3;

// The indices are own side and Colour.
constexpr std::uint8_t symbols[2][4] = {{0, 1, 2, off_board_symbol}, {0, 2, 1, off_board_symbol}};

}  // namespace

AutomatonBoard::AutomatonBoard(const board::Position& position) : size_(position.size), rows_{} {
    for (View& view : views_) view.fill(off_board_symbol);
    rows_[off_board_symbol].fill(~std::uint32_t{0});
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) put(row, column, position.at(row, column));
}

void AutomatonBoard::put(int row, int column, board::Colour colour) {
    const auto place = static_cast<std::size_t>(place_of(row, column));
    const auto stands = static_cast<std::size_t>(colour);
    for (std::size_t view = 0; view < views_.size(); ++view) views_[view][place] = symbols[view][stands];
    const auto bit_row = static_cast<std::size_t>(row + disc_radius);
    const std::uint32_t bit = std::uint32_t{1} << (column + disc_radius);
    for (Rows& rows : rows_) rows[bit_row] &= ~bit;
    rows_[symbols[view_of(board::Colour::black)][stands]][bit_row] |= bit;
}

Surroundings AutomatonBoard::surroundings(board::Vertex vertex, board::Colour own) const {
    Surroundings around{};
    const auto top = static_cast<std::size_t>(board::row_of(vertex));
    const int column = board::column_of(vertex);
    int place = 0;
    for (std::size_t row = 0; row < disc_half_widths.size(); ++row) {
        const int half = disc_half_widths[row];
        const std::uint64_t width_mask = (std::uint64_t{1} << (2 * half + 1)) - 1;
        for (std::size_t s = 0; s < symbol_count; ++s)
            around.shows[s] |= ((rows_[s][top + row] >> (column + disc_radius - half)) & width_mask) << place;
        place += 2 * half + 1;
    }
    if (own == board::Colour::white) std::swap(around.shows[1], around.shows[2]);
    return around;
}

}  // namespace katachi::match
