#include "compiler/reference_matcher/reference_matcher.h"

#include <algorithm>

#include "compiler/reference_matcher/cell.h"
#include "compiler/reference_matcher/eye_space.h"

namespace katachi::compiler {

namespace {

// First and last row (or column) at which a side of `length` points can begin.
struct Places {
    int first, last;
};

// A drawn edge leaves one place. A playout pattern may reach over the board with cells that allow it.
Places places(int length, int board_size, bool begins_at_edge, bool ends_at_edge, bool may_reach_over) {
    const int overlap = may_reach_over ? length - 1 : 0;
    return {ends_at_edge ? board_size - length : -overlap, begins_at_edge ? 0 : board_size - length + overlap};
}

bool cell_holds(const Diagram& diagram, board::Offset cell, const board::Position& position, board::Colour own, int row,
                int column) {
    return holds(diagram.at(cell.row, cell.column), point_or_off_board(position, row + cell.row, column + cell.column),
                 own);
}

bool all_cells_hold(const Diagram& diagram, const board::Position& position, board::Colour own, int row, int column) {
    for (int r = 0; r < diagram.rows; ++r)
        for (int c = 0; c < diagram.columns; ++c)
            if (!cell_holds(diagram, {r, c}, position, own, row, column)) return false;
    return true;
}

// A cell that few points fit, if there is one: where it does not hold, no other needs to be asked.
std::optional<board::Offset> rarest_cell(const Diagram& diagram) {
    const auto opponents = diagram.find(character(Cell::opponent));
    return opponents ? opponents : diagram.find(character(Cell::own));
}

void match_diagram(const Diagram& diagram, match::Match match, const board::Position& position,
                   std::vector<match::Match>& matches) {
    const auto move = diagram.find(character(Cell::move));
    const bool may_reach_over = diagram.find(character(Cell::any_or_off_board)).has_value();
    const auto& edges = diagram.edges;
    const Places rows = places(diagram.rows, position.size, edges.north, edges.south, may_reach_over);
    const Places columns = places(diagram.columns, position.size, edges.west, edges.east, may_reach_over);
    const auto rarest = rarest_cell(diagram);
    for (int row = rows.first; row <= rows.last; ++row) {
        for (int column = columns.first; column <= columns.last; ++column) {
            if (rarest && !cell_holds(diagram, *rarest, position, match.colour, row, column)) continue;
            if (!all_cells_hold(diagram, position, match.colour, row, column)) continue;
            match.move = move ? board::vertex_at(row + move->row, column + move->column) : board::pass_vertex;
            match.upper_left = board::vertex_at(std::max(row, 0), std::max(column, 0));
            match.lower_right = board::vertex_at(std::min(row + diagram.rows, position.size) - 1,
                                                 std::min(column + diagram.columns, position.size) - 1);
            matches.push_back(match);
        }
    }
}

std::size_t stone_count(const board::Position& position) {
    return static_cast<std::size_t>(std::count_if(position.points.begin(), position.points.end(), board::is_stone));
}

// The board must hold exactly the listed stones.
void match_whole_board(const Pattern& pattern, match::Match match, const board::Position& position,
                       std::vector<match::Match>& matches) {
    if (position.size != pattern.board_size || !pattern.whole_board_move) return;
    if (stone_count(position) != pattern.stones.size()) return;
    board::Position wanted(position.size);
    for (const PlacedStone& stone : pattern.stones) {
        const board::Offset at = board::transform_on_board(stone.at, match.orientation, position.size);
        wanted.put(board::vertex_at(at.row, at.column), stone.own ? match.colour : board::opponent(match.colour));
    }
    if (!(wanted == position)) return;
    const board::Offset move = board::transform_on_board(*pattern.whole_board_move, match.orientation, position.size);
    match.move = board::vertex_at(move.row, move.column);
    match.upper_left = board::vertex_at(0, 0);
    match.lower_right = board::vertex_at(position.size - 1, position.size - 1);
    matches.push_back(match);
}

}  // namespace

void match_turned(const Pattern& pattern, board::Orientation orientation, const board::Position& position,
                  board::Colour own, std::vector<match::Match>& matches) {
    if (!pattern.sound) return;
    match::Match match;
    match.colour = own;
    match.orientation = orientation;
    if (pattern.board_size > 0)
        match_whole_board(pattern, match, position, matches);
    else
        match_diagram(transformed(pattern.diagram, orientation), match, position, matches);
}

void reference_match(const PatternDatabase& database, const board::Position& position, board::Colour own,
                     std::vector<match::Match>& matches) {
    const bool eye_shapes = database.spec.kind == DatabaseKind::eye_shape;
    const auto spaces = eye_shapes ? enclosed_eye_spaces(position, own) : std::vector<EyeSpace>{};
    for (std::size_t i = 0; i < database.patterns.size(); ++i) {
        const Pattern& pattern = database.patterns[i];
        const std::size_t first = matches.size();
        if (eye_shapes)
            match_eye_shape(pattern, spaces, own, matches);
        else
            for (const board::Orientation orientation : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none)))
                match_turned(pattern, orientation, position, own, matches);
        for (std::size_t m = first; m < matches.size(); ++m) matches[m].pattern = static_cast<std::uint16_t>(i);
    }
}

}  // namespace katachi::compiler
