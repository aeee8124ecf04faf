#include "engine/match/templates/template_board.h"

#include "engine/match/stone_bits.h"

namespace katachi::match {

namespace {

using Lines = std::array<std::uint32_t, board::max_board_size>;

// Rows as bits by column, and columns as bits by row.
struct Lattice {
    Lines rows{}, columns{};
};

Lattice lattice(const board::Position& position, board::Colour colour) {
    Lattice result;
    for (int row = 0; row < position.size; ++row) {
        const std::uint32_t stones = row_bits(position, row, colour);
        result.rows[static_cast<std::size_t>(row)] = stones;
        for (std::uint32_t left = stones; left != 0; left &= left - 1)
            result.columns[static_cast<std::size_t>(std::countr_zero(left))] |= 1U << row;
    }
    return result;
}

Lines turned_over(const Lines& lines, int size) {
    Lines result{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) result[i] = reversed_bits(lines[i]) >> (32 - size);
    return result;
}

}  // namespace

TemplateBoard::TemplateBoard(const board::Position& position, board::Colour own) : size_(position.size) {
    const Lattice mine = lattice(position, own), others = lattice(position, board::opponent(own));
    const auto fill = [&](const Lines& own_lines, const Lines& opponent_lines, board::Orientation forwards,
                          board::Orientation backwards) {
        const auto last = static_cast<std::size_t>(size_ - 1);
        for (std::size_t i = 0; i < own_lines.size(); ++i) {
            const bool on_board = i <= last;
            const std::size_t other = on_board ? last - i : i;
            columns_[static_cast<std::size_t>(forwards)][i] = {own_lines[i], opponent_lines[i]};
            columns_[static_cast<std::size_t>(backwards)][i] = {own_lines[other], opponent_lines[other]};
        }
    };
    using enum board::Orientation;
    // The columns of the frame are those of the board, or its rows.
    fill(mine.columns, others.columns, identity, mirrored);
    fill(turned_over(mine.columns, size_), turned_over(others.columns, size_), flipped, rotated_180);
    fill(mine.rows, others.rows, transposed, rotated_270);
    fill(turned_over(mine.rows, size_), turned_over(others.rows, size_), rotated_90, anti_transposed);
}

}  // namespace katachi::match
