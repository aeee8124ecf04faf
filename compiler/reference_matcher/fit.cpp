#include "compiler/reference_matcher/fit.h"

#include <algorithm>

#include "compiler/reference_matcher/cell.h"

namespace katachi::compiler {

namespace {

// A whole board is drawn like any shape with four edges.
Diagram whole_board_diagram(const Pattern& pattern) {
    Diagram diagram;
    diagram.rows = diagram.columns = pattern.board_size;
    diagram.edges = {true, true, true, true};
    diagram.cells.assign(static_cast<std::size_t>(diagram.rows) * static_cast<std::size_t>(diagram.columns),
                         character(Cell::empty));
    const auto put = [&](board::Offset at, Cell cell) {
        diagram.cells[static_cast<std::size_t>(at.row * diagram.columns + at.column)] = character(cell);
    };
    for (const PlacedStone& stone : pattern.stones) put(stone.at, stone.own ? Cell::own : Cell::opponent);
    if (pattern.whole_board_move) put(*pattern.whole_board_move, Cell::move);
    return diagram;
}

// Those of one place, as many as are wanted and one more.
class Comparison {
  public:
    Comparison(Fit& fit, const board::Position& position, std::size_t most)
        : fit_(fit), position_(position), most_(most) {}

    bool fits() {
        const DrawnEdges& edges = fit_.diagram.edges;
        const board::Offset first = fit_.upper_left;
        const board::Offset last = first + board::Offset{fit_.diagram.rows - 1, fit_.diagram.columns - 1};
        edge(edges.north, {-1, 0}, first.row);
        edge(edges.south, {1, 0}, position_.size - 1 - last.row);
        edge(edges.west, {0, -1}, first.column);
        edge(edges.east, {0, 1}, position_.size - 1 - last.column);
        for (int row = 0; row < fit_.diagram.rows && is_near(); ++row)
            for (int column = 0; column < fit_.diagram.columns && is_near(); ++column) cell({row, column});
        return is_near();
    }

  private:
    bool is_near() const { return fit_.mismatches() <= most_; }

    // A side that lies beside the board shows by its cells.
    void edge(bool is_drawn, board::Offset side, int away) {
        if (is_drawn && away > 0) fit_.edges.push_back({side, away});
    }

    void cell(board::Offset within) {
        const char cell = fit_.diagram.at(within.row, within.column);
        const board::Offset at = fit_.upper_left + within;
        const board::Colour found = point_or_off_board(position_, at.row, at.column);
        if (holds(cell, found, fit_.match.colour)) return;
        fit_.cells.push_back(
            {at, transformed_point(fit_.diagram, within, board::inverse(fit_.match.orientation)), cell, found});
    }

    Fit& fit_;
    const board::Position& position_;
    std::size_t most_;
};

void place(Fit& fit, board::Offset upper_left, int size) {
    const board::Offset last = upper_left + board::Offset{fit.diagram.rows - 1, fit.diagram.columns - 1};
    fit.upper_left = upper_left;
    fit.match.upper_left = board::vertex_at(std::max(upper_left.row, 0), std::max(upper_left.column, 0));
    fit.match.lower_right = board::vertex_at(std::min(last.row, size - 1), std::min(last.column, size - 1));
}

// Where the rectangle must begin.
std::vector<board::Offset> places_of(const Diagram& diagram, board::Offset point) {
    if (const auto move = diagram.find(character(Cell::move))) return {point - *move};
    std::vector<board::Offset> places;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) places.push_back(point - board::Offset{row, column});
    return places;
}

}  // namespace

std::vector<Fit> fits_at(const Pattern& pattern, board::Vertex vertex, const board::Position& position,
                         board::Colour own, std::size_t most_mismatches) {
    const bool is_whole_board = pattern.board_size > 0;
    if (!pattern.sound || (is_whole_board && pattern.board_size != position.size)) return {};
    const Diagram drawn = is_whole_board ? whole_board_diagram(pattern) : pattern.diagram;
    std::vector<Fit> fits;
    Fit fit;
    fit.match.colour = own;
    for (const board::Orientation orientation : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none))) {
        fit.match.orientation = orientation;
        fit.diagram = transformed(drawn, orientation);
        fit.match.move = fit.diagram.find(character(Cell::move)) ? vertex : board::pass_vertex;
        for (const board::Offset upper_left :
             places_of(fit.diagram, {board::row_of(vertex), board::column_of(vertex)})) {
            fit.cells.clear();
            fit.edges.clear();
            place(fit, upper_left, position.size);
            if (Comparison(fit, position, most_mismatches).fits()) fits.push_back(fit);
        }
    }
    std::stable_sort(fits.begin(), fits.end(),
                     [](const Fit& a, const Fit& b) { return a.mismatches() < b.mismatches(); });
    return fits;
}

}  // namespace katachi::compiler
