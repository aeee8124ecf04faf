#include "engine/match/blob/check_corners.h"

#include <algorithm>
#include <cstdlib>

#include "engine/board/symmetry.h"

namespace katachi::match {

namespace {

bool is_side(int length) { return length >= 1 && length <= board::max_board_size; }

bool has_sound_move(const CornerEntry& entry) {
    if (entry.move_row == no_move && entry.move_column == no_move) return true;
    return entry.move_row >= 0 && entry.move_row < entry.rows && entry.move_column >= 0 &&
           entry.move_column < entry.columns;
}

std::string check_roots(const CornerTables& tables) {
    if (tables.roots.size() != corner_point_count) return "a corner tree without its roots";
    for (std::size_t point = 0; point < tables.roots.size(); ++point) {
        const CornerRoot& root = tables.roots[point];
        if (root.rows > board::max_board_size || root.columns > board::max_board_size)
            return "a corner root that fits no board";
        if (root.step == no_step) continue;
        if (root.step >= tables.steps.size() - 1) return "a corner root that is not there";
        const CornerStep& step = tables.steps[root.step];
        if (corner_point(step.row, step.column) != point) return "a corner root of another stone";
    }
    return "";
}

// Counts are there for what the roots reach alone.
bool is_reached(const CornerRoot& root, int row, int column) { return row < root.rows && column < root.columns; }

std::string check_steps(const CornerTables& tables) {
    const std::size_t last = tables.steps.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const CornerStep& step = tables.steps[i];
        if (step.row >= board::max_board_size || step.column >= board::max_board_size)
            return "a corner step that fits no board";
        if (step.end <= i || step.end > last) return "a corner step that leads astray";
        if (step.first_entry > tables.steps[i + 1].first_entry) return "corner patterns out of order";
    }
    return tables.steps[last].first_entry == tables.entries.size() ? "" : "corner patterns that are not there";
}

std::string check_reach(const CornerTables& tables) {
    for (const CornerRoot& root : tables.roots) {
        if (root.step == no_step) continue;
        for (std::uint32_t i = root.step; i < tables.steps[root.step].end; ++i) {
            const CornerStep& step = tables.steps[i];
            if (!is_reached(root, step.row, step.column)) return "a corner step beyond its root's reach";
            for (std::uint32_t entry = step.first_entry; entry < tables.steps[i + 1].first_entry; ++entry)
                if (!is_reached(root, tables.entries[entry].rows - 1, tables.entries[entry].columns - 1))
                    return "a corner pattern beyond its root's reach";
        }
    }
    return "";
}

std::string check_entries(const CornerTables& tables, std::size_t pattern_count) {
    for (const CornerEntry& entry : tables.entries) {
        if (entry.pattern >= pattern_count) return "a corner pattern that is not there";
        if (!is_side(entry.rows) || !is_side(entry.columns)) return "a corner pattern that fits no board";
        if (entry.stones > corner_point_count) return "a corner pattern with more stones than a board";
        if (!has_sound_move(entry)) return "a corner pattern's move outside of its rectangle";
        if (entry.turn >= board::orientation_count) return "a corner pattern with no such transform";
    }
    return "";
}

// Whether the orientation is the entry's corner laid over the board.
bool fits(const TableOrientation& shape, const CornerEntry& entry, board::Orientation on_board) {
    const board::Offset corner = board::transform_on_board({0, 0}, on_board, board::max_board_size);
    const board::Offset size = board::transform({entry.rows, entry.columns}, on_board);
    return shape.edges ==
               ((corner.row == 0 ? edge_north : edge_south) | (corner.column == 0 ? edge_west : edge_east)) &&
           shape.rows == std::abs(size.row) && shape.columns == std::abs(size.column);
}

}  // namespace

std::string check_corner_orientations(const PatternTables& tables) {
    for (const CornerEntry& entry : tables.corners.entries) {
        const auto first = std::ranges::lower_bound(tables.orientations, entry.pattern, {}, &TableOrientation::pattern);
        const auto end = std::ranges::upper_bound(tables.orientations, entry.pattern, {}, &TableOrientation::pattern);
        for (const board::Orientation on_board : board::all_orientations) {
            if ((entry.orientations >> static_cast<int>(on_board) & 1) == 0) continue;
            const board::Orientation wanted = board::composed(static_cast<board::Orientation>(entry.turn), on_board);
            const auto shape =
                std::ranges::find(first, end, static_cast<std::uint8_t>(wanted), &TableOrientation::orientation);
            if (shape == end) return "a corner pattern in an orientation that is not there";
            if (!fits(*shape, entry, on_board)) return "a corner pattern that its orientation does not fit";
        }
    }
    return "";
}

std::string check_corners(const CornerTables& tables, std::size_t pattern_count) {
    if (tables.roots.empty() && tables.steps.empty() && tables.entries.empty()) return "";
    if (tables.steps.empty()) return "a corner tree without steps";
    for (const auto check : {check_steps, check_roots})
        if (std::string wrong = check(tables); !wrong.empty()) return wrong;
    if (std::string wrong = check_entries(tables, pattern_count); !wrong.empty()) return wrong;
    return check_reach(tables);
}

}  // namespace katachi::match
