// A part of a board, or several beside one another, as a picture: what all printers of pictures are given.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compiler/model/diagram.h"
#include "engine/board/colour.h"

namespace katachi::authoring {

// What a point is drawn as. `O` of patterns is White, `X` is Black.
enum class Figure {
    none,  // not even a point: outside of an eye space
    empty,
    black,
    white,
    black_or_empty,
    white_or_empty,
    any,               // anything on the board
    any_or_off_board,  // anything, or no point at all
    move,              // where a pattern plays
    sign,              // an empty point with a meaning that its character tells
};

// What game records put on points beside letters.
enum class Shape { none, circle, triangle, square, cross };

// What a point is held for, or is part of: drawn under stones and letters.
enum class Ground { none, eyes, area, moyo, territory };

// What is believed of the life of a stone.
enum class Fate { none, alive, critical, dead, unknown };

struct DrawnPoint {
    Figure figure = Figure::empty;
    char cell = '.';         // the character of `.db` files, and what a sign is drawn as
    std::string label = {};  // a letter, or the number of a move, over it
    bool marked = false;     // an anchor, the last move
    Shape shape = Shape::none;
    bool star = false;  // a star point of the board
    Ground ground = Ground::none;
    board::Colour ground_of = board::Colour::empty;  // whose ground it is; empty where there is none
    Fate fate = Fate::none;
};

// From one point to another.
struct Arrow {
    board::Offset from;
    board::Offset to;
};

// Where a part of a board lies on it; rows and columns from 0.
struct PlaceOnBoard {
    int lines = 0;  // of the whole board
    board::Offset upper_left = {};
};

struct BoardDrawing {
    std::string caption = {};  // under it
    int rows = 0;
    int columns = 0;
    compiler::DrawnEdges edges = {};             // where the board ends
    std::vector<DrawnPoint> points = {};         // row by row
    std::vector<std::string> column_names = {};  // none: without coordinates
    std::vector<std::string> row_names = {};     // from the top
    std::vector<Arrow> arrows = {};              // of boards with coordinates
    std::optional<PlaceOnBoard> place = {};      // of a part of a board

    const DrawnPoint& at(int row, int column) const {
        return points[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                      static_cast<std::size_t>(column)];
    }
    DrawnPoint& at(int row, int column) { return const_cast<DrawnPoint&>(std::as_const(*this).at(row, column)); }
    bool has_coordinates() const { return !column_names.empty(); }
};

struct DrawingSheet {
    std::string title = {};
    std::vector<BoardDrawing> boards = {};
    int across = 1;                        // boards beside one another
    std::vector<std::string> legend = {};  // lines below: what numbers and letters stand for
    std::string comment = {};              // of a game record; where there is room for text, and for those who listen
};

}  // namespace katachi::authoring
