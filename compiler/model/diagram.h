// A drawn shape: a rectangle of cells and the sides of it that lie on the edge of the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "engine/board/symmetry.h"

namespace katachi::compiler {

// The cells of diagrams; a value is the character that draws it. Eye shapes and Monte Carlo
// patterns give some characters a meaning of their own.
enum class Cell : char {
    empty = '.',
    own = 'O',
    opponent = 'X',
    own_or_empty = 'o',
    opponent_or_empty = 'x',
    any = '?',
    move = '*',
    empty_comma = ',',  // empty, with a role of its own for the caller
    empty_bang = '!',   // the same
    own_anchor = 'Q',
    opponent_anchor = 'Y',

    // Eye shapes, where '.', '*', '!', 'X' and 'x' are points of the eye space
    outside = ' ',  // no point of the eye space
    attack_point = '<',
    defence_point = '>',
    marginal_key_point = '@',
    marginal_opponent = '$',
    marginal_attack_point = '(',
    marginal_defence_point = ')',

    // Monte Carlo patterns
    any_or_off_board = '%',
};

constexpr char character(Cell cell) { return static_cast<char>(cell); }

// Edges of the board that the diagram draws.
struct DrawnEdges {
    bool north = false;
    bool south = false;
    bool west = false;
    bool east = false;

    friend bool operator==(DrawnEdges, DrawnEdges) = default;
};

// A row as it stands in the source, edge marks included.
struct DiagramLine {
    std::string text;
    base::Span span;  // of the cells and edge marks, without the remark
    std::string remark;
    base::Span remark_span;
};

struct Diagram {
    std::vector<DiagramLine> lines;  // as drawn, edge rows included
    int rows = 0;                    // of the rectangle of cells, without edges
    int columns = 0;
    DrawnEdges edges;
    std::vector<char> cells;  // row by row; labels stay as drawn in a constraint diagram
    int first_line = 0;       // index in `lines` of the first row of cells

    char at(int row, int column) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
    bool contains(int row, int column) const { return row >= 0 && row < rows && column >= 0 && column < columns; }
    // Source span of one cell.
    base::Span cell_span(int row, int column) const;
    // First place of a character, reading row by row.
    std::optional<board::Offset> find(char cell) const;

    // Cells and edges are what a diagram means; its lines say how it was written.
    friend bool operator==(const Diagram& a, const Diagram& b) {
        return a.rows == b.rows && a.columns == b.columns && a.edges == b.edges && a.cells == b.cells;
    }
};

// Where a point of the diagram comes to lie in the transformed one.
board::Offset transformed_point(const Diagram& diagram, board::Offset point, board::Orientation orientation);

DrawnEdges transformed(DrawnEdges edges, board::Orientation orientation);

// Where the rectangle's first cell lies on a board of this size: at the edges that are drawn, else in the middle.
board::Offset upper_left_on_board(int rows, int columns, DrawnEdges edges, int size);

// The same shape seen through a transform; `lines` of the result are empty.
Diagram transformed(const Diagram& diagram, board::Orientation orientation);

}  // namespace katachi::compiler
