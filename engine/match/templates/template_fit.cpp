#include "engine/match/templates/template_fit.h"

#include <algorithm>
#include <bit>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

namespace {

// Rows from `first` to before `last`, as bits.
std::uint32_t row_range(int first, int last) { return first < last ? ((1U << last) - 1) & ~((1U << first) - 1) : 0; }

constexpr std::array<board::Offset, 5> move_and_next_to_it{{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

}  // namespace

TemplateFit::TemplateFit(const TemplateColumns& entry, const TemplateColumns& board, int size, int differences)
    : entry_(entry), board_(board), size_(size), differences_(differences) {
    const std::uint32_t on_board = row_range(0, size);
    if (differences == 0) {
        compare_exactly(on_board);
        return;
    }
    const auto allowed = static_cast<std::size_t>(differences);
    std::array<std::uint8_t, most_differences + 1> nearest;  // rows of the points nearest to the edge that differ
    nearest.fill(static_cast<std::uint8_t>(size));
    for (std::size_t n = 0; n <= allowed; ++n) rows_[n][0] = nearest[n];
    for (std::size_t column = 0; column < static_cast<std::size_t>(size); ++column) {
        const std::uint32_t differing = points_that_differ(column) & on_board;
        differing_[column] = differing;
        for (std::uint32_t left = differing; left != 0; left &= left - 1) {
            auto row = static_cast<std::uint8_t>(std::countr_zero(left));
            if (row >= nearest[allowed]) break;
            for (std::size_t n = 0; n <= allowed; ++n)
                if (row < nearest[n]) std::swap(row, nearest[n]);
        }
        for (std::size_t n = 0; n <= allowed; ++n) rows_[n][column + 1] = nearest[n];
    }
}

void TemplateFit::compare_exactly(std::uint32_t on_board) {
    std::uint32_t seen = on_board + 1;  // all of which differ ends at the board's edge
    rows_[0][0] = static_cast<std::uint8_t>(size_);
    for (std::size_t column = 0; column < static_cast<std::size_t>(size_); ++column) {
        differing_[column] = points_that_differ(column) & on_board;
        seen |= differing_[column];
        rows_[0][column + 1] = static_cast<std::uint8_t>(std::countr_zero(seen));
    }
}

std::optional<TemplateMatch> TemplateFit::best(const TemplateContinuation& continuation,
                                               std::optional<board::Offset> last_move) const {
    const bool is_pass = continuation.row == no_move;
    if (!is_pass && (continuation.row >= size_ || continuation.column >= size_)) return std::nullopt;
    const bool has_own = continuation.rows > 0 && continuation.rows <= size_ && continuation.columns <= size_;
    const bool is_full = has_own && rows(0, continuation.columns) >= continuation.rows;
    const bool has_last = last_move && last_move->row < size_ && last_move->column < size_ &&
                          (entry_[static_cast<std::size_t>(last_move->column)].opponent >> last_move->row & 1) != 0;
    std::optional<TemplateMatch> found;
    const auto look_at = [&](int row_count, int column_count, int differences) {
        TemplateMatch match;
        match.rows = static_cast<std::uint8_t>(row_count);
        match.columns = static_cast<std::uint8_t>(column_count);
        match.differences = static_cast<std::uint8_t>(differences);
        match.has_last_move = has_last && last_move->row < row_count && last_move->column < column_count;
        match.is_full = is_full;
        if (match.degree() >= (differences > 0 ? difference_cost : 1) &&
            (!found || standing(match) > standing(*found)) && counts(continuation, row_count, column_count))
            found = match;
    };
    if (is_full) look_at(continuation.rows, continuation.columns, 0);
    int nearest_to_move = size_;  // row of a point next to the move that differs
    for (int column = 0; column < size_; ++column) {
        if (!is_pass && differences_ > 0)
            for (const board::Offset step : move_and_next_to_it)
                if (continuation.column + step.column == column && differs(continuation.row + step.row, column))
                    nearest_to_move = std::min(nearest_to_move, continuation.row + step.row);
        const int columns = column + 1;
        if (columns < smallest_template) continue;
        const bool is_wider = differences_ == 0 && columns < size_ && rows(0, columns + 1) == rows(0, columns);
        if (is_wider) continue;
        for (int n = 0; n <= differences_; ++n) {
            const int row_count = std::min(rows(n, columns), nearest_to_move);
            if (row_count >= smallest_template) look_at(row_count, columns, n);
        }
        if (rows(differences_, columns) < smallest_template) break;
    }
    return found;
}

bool TemplateFit::counts(const TemplateContinuation& continuation, int rows, int columns) const {
    const int row = continuation.row, column = continuation.column;
    if (row == no_move) return true;
    if (row < rows && column < columns) return true;
    if (row < rows) return are_same(0, row + side_rows + 1, columns, column + side_margin + 1);
    if (column < columns) return are_same(rows, row + side_margin + 1, 0, column + side_rows + 1);
    return false;
}

bool TemplateFit::are_same(int first_row, int last_row, int first_column, int last_column) const {
    const std::uint32_t range = row_range(first_row, std::min(last_row, size_));
    for (int column = first_column; column < std::min(last_column, size_); ++column)
        if ((differing_[static_cast<std::size_t>(column)] & range) != 0) return false;
    return true;
}

bool TemplateFit::is_empty(int first_row, int last_row, int first_column, int last_column) const {
    const std::uint32_t range = row_range(std::max(first_row, 0), std::min(last_row, size_));
    for (int column = std::max(first_column, 0); column < std::min(last_column, size_); ++column) {
        const TemplateColumn& stones = board_[static_cast<std::size_t>(column)];
        if (((stones.own | stones.opponent) & range) != 0) return false;
    }
    return true;
}

std::optional<board::Offset> TemplateFit::place(const TemplateContinuation& continuation) const {
    board::Offset move{continuation.row, continuation.column};
    const auto has_room = [&](int first) {  // in this line and the next
        return (continuation.extension & extension_along_columns) != 0 ? is_empty(0, extension_rows, first, first + 2)
                                                                       : is_empty(first, first + 2, 0, extension_rows);
    };
    if (continuation.extension != 0) {
        int& line = (continuation.extension & extension_along_columns) != 0 ? move.column : move.row;
        if (!has_room(line)) --line;
        if (line < 0 || !has_room(line - 1)) return std::nullopt;
    }
    if (!is_empty(move.row, move.row + 1, move.column, move.column + 1)) return std::nullopt;
    return move;
}

}  // namespace katachi::match
