// How an entry lies over a board: where they differ, in which rectangles they agree, and under which of them a
// continuation stands best. template_matcher.h has the rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/match/templates/template_board.h"
#include "engine/match/templates/template_match.h"

namespace katachi::match {

class TemplateFit {
  public:
    // Up to `differences` points of a rectangle may differ. `size` is the board's.
    TemplateFit(const TemplateColumns& entry, const TemplateColumns& board, int size, int differences);

    // Rows from the edge in which no more than so many points differ in the first columns.
    int rows(int differences, int columns) const {
        return rows_[static_cast<std::size_t>(differences)][static_cast<std::size_t>(columns)];
    }

    // The match under the best rectangle, without its entry, continuation, orientation and move; nothing where the
    // continuation counts under none. `last_move` is the opponent's, in the frame.
    std::optional<TemplateMatch> best(const TemplateContinuation& continuation,
                                      std::optional<board::Offset> last_move) const;

    // Where the continuation plays: its move, or where an extension has room. Nothing where it has none, or on a stone.
    std::optional<board::Offset> place(const TemplateContinuation& continuation) const;

  private:
    void compare_exactly(std::uint32_t on_board);
    std::uint32_t points_that_differ(std::size_t column) const {
        return (entry_[column].own ^ board_[column].own) | (entry_[column].opponent ^ board_[column].opponent);
    }
    bool counts(const TemplateContinuation& continuation, int rows, int columns) const;
    // Whether nothing differs in rows and columns from the first to before the last.
    bool are_same(int first_row, int last_row, int first_column, int last_column) const;
    bool is_empty(int first_row, int last_row, int first_column, int last_column) const;
    bool differs(int row, int column) const {
        return row >= 0 && column >= 0 && row < size_ && column < size_ &&
               (differing_[static_cast<std::size_t>(column)] >> row & 1) != 0;
    }

    const TemplateColumns& entry_;
    const TemplateColumns& board_;
    int size_;
    int differences_;
    std::array<std::uint32_t, board::max_board_size> differing_;
    std::array<std::array<std::uint8_t, board::max_board_size + 1>, most_differences + 1> rows_;
};

}  // namespace katachi::match
