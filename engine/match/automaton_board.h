// A position as the automata read it: with room around it, so that no step from a point leads out of the
// array, and as bits, so that the surroundings of a point are a few shifts away.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/board/position.h"
#include "engine/match/tables/automaton_tables.h"

namespace katachi::match {

class AutomatonBoard {
  public:
    explicit AutomatonBoard(const board::Position& position);

    // What stands on a point of the board from now on; Colour::empty clears it.
    void put(board::Vertex vertex, board::Colour colour) {
        put(board::row_of(vertex), board::column_of(vertex), colour);
    }

    int size() const { return size_; }

    // The symbols around a point of the board as `own` sees them; the step 0 is at index anchor_point, and all
    // point_count steps may be read.
    const std::uint8_t* symbols_around(board::Vertex vertex, board::Colour own) const {
        return views_[view_of(own)].data() + place_of(board::row_of(vertex), board::column_of(vertex)) - anchor_point;
    }

    Surroundings surroundings(board::Vertex vertex, board::Colour own) const;

  private:
    void put(int row, int column, board::Colour colour);

    static constexpr int guard = farthest_point;
    static constexpr int view_rows = board::max_board_size + 2 * guard;

    // Rows share their guards: what lies left of a row is what lies right of the row above.
    static std::ptrdiff_t place_of(int row, int column) { return (row + guard) * point_stride + column + guard; }
    static std::size_t view_of(board::Colour own) { return own == board::Colour::black ? 0 : 1; }

    using View = std::array<std::uint8_t, static_cast<std::size_t>(view_rows + 1) * point_stride>;
    using Rows = std::array<std::uint32_t, board::max_board_size + 2 * disc_radius>;  // bit: column + disc_radius

    int size_;
    std::array<View, 2> views_;            // of black, of white
    std::array<Rows, symbol_count> rows_;  // by symbol as black sees it
};

}  // namespace katachi::match
