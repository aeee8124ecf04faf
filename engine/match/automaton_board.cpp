#include "engine/match/automaton_board.h"

#include <utility>

namespace katachi {

namespace {

constexpr std::uint8_t off_board_symbol = 3;

std::uint8_t symbol(Colour point, Colour own) {
    if (!is_stone(point)) return point == Colour::empty ? 0 : off_board_symbol;
    return point == own ? 1 : 2;
}

}  // namespace

AutomatonBoard::AutomatonBoard(const Position& position) : size_(position.size), rows_{} {
    for (View& view : views_) view.fill(off_board_symbol);
    rows_[off_board_symbol].fill(~std::uint32_t{0});
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) put(vertex_at(row, column), position.at(row, column));
}

void AutomatonBoard::put(Vertex vertex, Colour colour) {
    for (const Colour own : {Colour::black, Colour::white})
        views_[view_of(own)][static_cast<std::size_t>(place_of(vertex))] = symbol(colour, own);
    const std::uint32_t bit = std::uint32_t{1} << (column_of(vertex) + disc_radius);
    for (Rows& rows : rows_) rows[static_cast<std::size_t>(row_of(vertex) + disc_radius)] &= ~bit;
    rows_[symbol(colour, Colour::black)][static_cast<std::size_t>(row_of(vertex) + disc_radius)] |= bit;
}

Surroundings AutomatonBoard::surroundings(Vertex vertex, Colour own) const {
    Surroundings around{};
    const auto top = static_cast<std::size_t>(row_of(vertex));
    const int column = column_of(vertex);
    int place = 0;
    for (std::size_t row = 0; row < disc_half_widths.size(); ++row) {
        const int half = disc_half_widths[row];
        const std::uint64_t width_mask = (std::uint64_t{1} << (2 * half + 1)) - 1;
        for (std::size_t s = 0; s < symbol_count; ++s)
            around.shows[s] |= ((rows_[s][top + row] >> (column + disc_radius - half)) & width_mask) << place;
        place += 2 * half + 1;
    }
    if (own == Colour::white) std::swap(around.shows[1], around.shows[2]);
    return around;
}

}  // namespace katachi
