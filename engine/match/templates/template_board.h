// A position as the eight orientations of the corner frame see it, column by column, by one side.
#pragma once

#include <array>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"
#include "engine/match/tables/template_tables.h"

namespace katachi::match {

class TemplateBoard {
  public:
    TemplateBoard() = default;
    TemplateBoard(const board::Position& position, board::Colour own);

    int size() const { return size_; }
    // Points beyond the board are empty.
    const TemplateColumns& seen_through(board::Orientation orientation) const {
        return columns_[static_cast<std::size_t>(orientation)];
    }

  private:
    int size_ = 0;
    std::array<TemplateColumns, board::orientation_count> columns_;
};

}  // namespace katachi::match
