// Patterns that hold for a corner of the board, over CornerTables: from each stone that has its area for itself, down
// the tree as long as stones and their numbers agree.
//
// Both colours and both orientations of all four corners are found in one call, which needs nothing but the position
// and allocates nothing. Patterns are matched by shape and edges alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"
#include "engine/match/tables/corner_tables.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

struct CornerMatch {
    std::uint16_t pattern = 0;                                      // of PatternTables::patterns
    board::Colour colour = board::Colour::black;                    // the side that the diagram draws as O
    board::Orientation orientation = board::Orientation::identity;  // from the pattern as drawn to the board
    board::Vertex move = board::pass_vertex;                        // pass_vertex for a pattern without a move

    friend bool operator==(const CornerMatch&, const CornerMatch&) = default;
};

// The transforms that bring the upper left corner to each corner without exchanging rows and columns.
constexpr std::array<board::Orientation, 4> corner_orientations{
    board::Orientation::identity, board::Orientation::mirrored, board::Orientation::flipped,
    board::Orientation::rotated_180};

// A bit for each of corner_orientations.
using CornerSet = std::uint8_t;
constexpr CornerSet all_corners = 0b1111;

// composed, looked up.
inline board::Orientation composed_orientation(board::Orientation first, board::Orientation second) {
    static constexpr auto all = [] {
        std::array<std::array<board::Orientation, board::orientation_count>, board::orientation_count> table{};
        for (const board::Orientation a : board::all_orientations)
            for (const board::Orientation b : board::all_orientations)
                table[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = board::composed(a, b);
        return table;
    }();
    return all[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
}

// The stones of a position, seen from its corners.
class CornerStones {
  public:
    explicit CornerStones(const board::Position& position);

    struct Point {
        std::uint8_t row, column;
    };
    struct Points {
        std::array<Point, board::max_board_size> points;
        int count = 0;
    };

    // The stones that are alone in their area, seen through one of corner_orientations.
    Points first_stones(std::size_t corner) const;

    // Stones of the area of each point; more than any board has for points that are not on the board.
    static constexpr int count_stride = 24;
    using Counts = std::array<std::uint16_t, static_cast<std::size_t>(board::max_board_size) * count_stride>;
    void count_areas(std::size_t corner, int rows, Counts& counts) const;

    int size() const { return size_; }

  private:
    using Rows = std::array<std::uint32_t, board::max_board_size>;  // a bit for each stone, the first column's lowest

    const Rows& rows_of(std::size_t corner) const { return corner % 2 == 0 ? from_west_ : from_east_; }
    int row_on_board(std::size_t corner, int row) const { return corner / 2 == 0 ? row : size_ - 1 - row; }

    int size_;
    Rows from_west_{}, from_east_{};
};

// The points of a board as they lie in one orientation: that of a corner, or the same with rows and columns exchanged.
class CornerFrame {
  public:
    CornerFrame(const board::Position& position, const CornerStones::Counts& counts, std::size_t corner,
                bool transposed)
        : position_(position),
          counts_(counts),
          orientation_(composed_orientation(transposed ? board::Orientation::transposed : board::Orientation::identity,
                                            corner_orientations[corner])) {
        const bool is_east = corner % 2 != 0, is_south = corner / 2 != 0;
        origin_ = board::vertex_at(is_south ? position.size - 1 : 0, is_east ? position.size - 1 : 0);
        row_step_ = is_south ? -board::stride : board::stride;
        column_step_ = is_east ? -1 : 1;
        if (!transposed) return;
        std::swap(row_step_, column_step_);
        std::swap(row_count_, column_count_);
    }

    board::Orientation orientation() const { return orientation_; }
    board::Vertex vertex(int row, int column) const { return origin_ + row * row_step_ + column * column_step_; }
    // Only for points on the board.
    board::Colour at(int row, int column) const { return position_.at(vertex(row, column)); }
    // Stones of the area.
    int stones(int row, int column) const {
        return counts_[static_cast<std::size_t>(row * row_count_ + column * column_count_)];
    }

  private:
    const board::Position& position_;
    const CornerStones::Counts& counts_;
    board::Orientation orientation_;
    board::Vertex origin_;
    int row_step_, column_step_;
    int row_count_ = CornerStones::count_stride, column_count_ = 1;
};

// Calls visit(const CornerMatch&) for every pattern that holds, with either side as the one that it is drawn for.
template <typename Visitor>
class CornerWalk {
  public:
    CornerWalk(const CornerTables& tables, const board::Position& position, Visitor& visit)
        : tables_(tables), position_(position), stones_(position), visit_(visit) {}

    void walk(CornerSet corners) {
        for (std::size_t corner = 0; corner < corner_orientations.size(); ++corner)
            if ((corners >> corner & 1) != 0) walk_corner(corner);
    }

  private:
    const CornerRoot& root(int row, int column) const { return tables_.roots[corner_point(row, column)]; }

    void walk_corner(std::size_t corner) {
        const CornerStones::Points first = stones_.first_stones(corner);
        int rows = empty_rows();
        for (int i = 0; i < first.count; ++i) {
            const auto [row, column] = first.points[static_cast<std::size_t>(i)];
            rows = std::max({rows, int{root(row, column).rows}, int{root(column, row).columns}});
        }
        if (rows == 0) return;
        stones_.count_areas(corner, rows, counts_);
        for (const bool transposed : {false, true})
            walk_frame(CornerFrame(position_, counts_, corner, transposed), first, transposed);
    }

    // The rows that patterns of empty corners need.
    int empty_rows() const { return tables_.steps.front().first_entry > 0 ? board::max_board_size : 0; }

    void walk_frame(const CornerFrame& frame, const CornerStones::Points& first, bool transposed) {
        if (tables_.steps.front().first_entry > 0)
            for (const board::Colour own : {board::Colour::black, board::Colour::white})
                visit_entries(frame, 0, tables_.steps.front().first_entry, own, own);
        for (int i = 0; i < first.count; ++i) {
            const auto [row, column] = first.points[static_cast<std::size_t>(i)];
            const std::uint32_t step = transposed ? root(column, row).step : root(row, column).step;
            if (step == no_step) continue;
            const auto& at = tables_.steps[step];
            walk_steps(frame, step, frame.at(at.row, at.column));
        }
    }

    void walk_steps(const CornerFrame& frame, std::uint32_t step, board::Colour first) {
        const CornerStep* const steps = tables_.steps.data();
        for (const std::uint32_t end = steps[step].end; step < end;) {
            const CornerStep& at = steps[step];
            const board::Colour wanted = at.has_first_colour() ? first : board::opponent(first);
            if (frame.stones(at.row, at.column) != at.stones() || frame.at(at.row, at.column) != wanted) {
                step = at.end;
                continue;
            }
            visit_entries(frame, at.first_entry, steps[++step].first_entry, first, board::opponent(first));
        }
    }

    void visit_entries(const CornerFrame& frame, std::uint32_t entry, std::uint32_t end, board::Colour own_first,
                       board::Colour opponent_first) {
        for (; entry < end; ++entry) {
            const CornerEntry& found = tables_.entries[entry];
            if (frame.stones(found.rows - 1, found.columns - 1) != found.stones) continue;
            if ((found.orientations >> static_cast<int>(frame.orientation()) & 1) == 0) continue;
            visit_(CornerMatch{
                found.pattern, found.first_is_own != 0 ? own_first : opponent_first,
                composed_orientation(static_cast<board::Orientation>(found.turn), frame.orientation()),
                found.move_row == no_move ? board::pass_vertex : frame.vertex(found.move_row, found.move_column)});
        }
    }

    const CornerTables& tables_;
    const board::Position& position_;
    const CornerStones stones_;
    Visitor& visit_;
    CornerStones::Counts counts_;
};

template <typename Visitor>
void visit_corners(const CornerTables& tables, const board::Position& position, Visitor&& visit,
                   CornerSet corners = all_corners) {
    if (!tables.roots.empty() && corners != 0) CornerWalk<Visitor>(tables, position, visit).walk(corners);
}

}  // namespace katachi::match
