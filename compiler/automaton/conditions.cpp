#include "compiler/automaton/conditions.h"

#include <algorithm>
#include <cstdlib>

#include "engine/match/turned_cells.h"

namespace katachi::compiler {

SymbolSet Conditions::allowed(int point) const {
    const int row = row_of_point(point), column = column_of_point(point);
    const int beside = row_side(row), along = column_side(column);
    const bool in_rows = std::abs(row) <= reach[static_cast<std::size_t>(beside)];
    const bool in_columns = std::abs(column) <= reach[static_cast<std::size_t>(along)];
    if ((!in_rows && has_edge(beside)) || (!in_columns && has_edge(along))) return off_board_symbols;
    if (!in_rows || !in_columns) return all_symbols;
    const auto cell = std::find_if(cells.begin(), cells.end(), [&](const auto& c) { return c.point == point; });
    return cell != cells.end() ? cell->allowed : on_board_symbols;
}

std::vector<PointCondition> Conditions::all_points() const {
    std::vector<PointCondition> points = cells;
    for (int side = 0; side < side_count; ++side) {
        const int distance = reach[static_cast<std::size_t>(side)];
        for (const int point : {point_towards(side, distance), point_towards(side, distance + 1)})
            if (const SymbolSet set = allowed(point); set == on_board_symbols || set == off_board_symbols)
                points.push_back({static_cast<std::uint16_t>(point), set});
    }
    return points;
}

Conditions conditions_of(const match::PatternTables& tables, const match::TableOrientation& orientation) {
    Conditions conditions{};
    const int row = orientation.anchor_row, column = orientation.anchor_column;
    const std::array<int, side_count> reach{row, orientation.rows - 1 - row, column, orientation.columns - 1 - column};
    std::transform(reach.begin(), reach.end(), conditions.reach.begin(),
                   [](int distance) { return static_cast<std::uint8_t>(distance); });
    conditions.edges = orientation.edges;
    for (const match::TableCell& cell : match::turned_cells(tables, orientation))
        conditions.cells.push_back(
            {static_cast<std::uint16_t>(point_at(cell.row - row, cell.column - column)), cell.allowed});
    return conditions;
}

}  // namespace katachi::compiler
