#include "compiler/check/facts/shape_from_move.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

// Those around the move, and those two lines away in the same eight directions: the same in every orientation.
constexpr std::array<board::Offset, 16> glanced_at{{{-1, -1},
                                                    {-1, 0},
                                                    {-1, 1},
                                                    {0, -1},
                                                    {0, 1},
                                                    {1, -1},
                                                    {1, 0},
                                                    {1, 1},
                                                    {-2, -2},
                                                    {-2, 0},
                                                    {-2, 2},
                                                    {0, -2},
                                                    {0, 2},
                                                    {2, -2},
                                                    {2, 0},
                                                    {2, 2}}};

OccupantSet point_set(char cell) {
    return cell == character(Cell::any_or_off_board) ? anything : OccupantSet{occupants_of(cell)};
}

// How seldom another shape meets the demand: edges first, then stones.
int surprise(OccupantSet allowed) {
    if (allowed == beside_the_board) return 3;
    if (allowed == own_there || allowed == opponent_there) return 2;
    return allowed == (own_there | opponent_there | nothing_there) ? 0 : 1;
}

char role_of(char cell) { return std::string_view(",!QY").find(cell) == std::string_view::npos ? '\0' : cell; }

constexpr int reach = 2;

constexpr auto glanced_places = [] {
    std::array<std::array<int, 2 * reach + 1>, 2 * reach + 1> places{};
    for (auto& row : places) row.fill(-1);
    for (std::size_t i = 0; i < glanced_at.size(); ++i)
        places[static_cast<std::size_t>(glanced_at[i].row + reach)]
              [static_cast<std::size_t>(glanced_at[i].column + reach)] = static_cast<int>(i);
    return places;
}();

// The answer is the place of a point in glanced_at, or -1 for any other point.
int glanced_place(board::Offset from_move) {
    if (std::abs(from_move.row) > reach || std::abs(from_move.column) > reach) return -1;
    return glanced_places[static_cast<std::size_t>(from_move.row + reach)]
                         [static_cast<std::size_t>(from_move.column + reach)];
}

Glance bits_at(std::size_t place, OccupantSet points) { return Glance{points} << (4 * place); }

}  // namespace

ShapeFromMove::ShapeFromMove(const Pattern& pattern)
    : diagram_(pattern.diagram), move_(diagram_.find(character(Cell::move)).value_or(board::Offset{})) {
    for (int row = 0; row < diagram_.rows; ++row)
        for (int column = 0; column < diagram_.columns; ++column) {
            const char cell = diagram_.at(row, column);
            const OccupantSet allowed = point_set(cell);
            if (allowed != anything) demands_.push_back({board::Offset{row, column} - move_, allowed, role_of(cell)});
        }
    demand_edge(diagram_.edges.north, {-1, move_.column});
    demand_edge(diagram_.edges.south, {diagram_.rows, move_.column});
    demand_edge(diagram_.edges.west, {move_.row, -1});
    demand_edge(diagram_.edges.east, {move_.row, diagram_.columns});
    std::stable_sort(demands_.begin(), demands_.end(),
                     [](const Demand& a, const Demand& b) { return surprise(a.allowed) > surprise(b.allowed); });
}

// One point beyond it says that the board ends there.
void ShapeFromMove::demand_edge(bool drawn, board::Offset point) {
    if (drawn) demands_.push_back({point - move_, beside_the_board, '\0'});
}

OccupantSet ShapeFromMove::at(board::Offset from_move) const {
    const board::Offset point = move_ + from_move;
    if (diagram_.contains(point.row, point.column)) return point_set(diagram_.at(point.row, point.column));
    return is_off_board(diagram_, point) ? beside_the_board : anything;
}

char ShapeFromMove::role_at(board::Offset from_move) const {
    const board::Offset point = move_ + from_move;
    return diagram_.contains(point.row, point.column) ? role_of(diagram_.at(point.row, point.column)) : '\0';
}

bool ShapeFromMove::contains(const ShapeFromMove& other, board::Orientation orientation) const {
    return std::all_of(demands_.begin(), demands_.end(), [&](const Demand& demand) {
        const board::Offset there = board::transform(demand.from_move, orientation);
        const bool allowed = (other.at(there) & ~demand.allowed) == 0;
        return allowed && (demand.role == '\0' || other.role_at(there) == demand.role);
    });
}

Glance ShapeFromMove::may(board::Orientation orientation) const {
    Glance glance = 0;
    for (std::size_t i = 0; i < glanced_at.size(); ++i)
        glance |= bits_at(i, at(board::transform(glanced_at[i], orientation)));
    return glance;
}

Glance ShapeFromMove::must_not() const {
    Glance glance = 0;
    for (const Demand& demand : demands_) {
        const int place = glanced_place(demand.from_move);
        if (place >= 0)
            glance |= bits_at(static_cast<std::size_t>(place), static_cast<OccupantSet>(anything & ~demand.allowed));
    }
    return glance;
}

}  // namespace katachi::compiler
