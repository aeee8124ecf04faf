#include "tools/authoring/drawing/entry_drawing.h"

#include "compiler/model/labels.h"
#include "engine/board/position_text.h"

namespace katachi::authoring {

namespace {

Figure figure_in_eye_space(char cell) {
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::outside: return Figure::none;
        case compiler::Cell::opponent: return Figure::black;
        case compiler::Cell::opponent_or_empty: return Figure::black_or_empty;
        case compiler::Cell::empty: return Figure::empty;
        default: return Figure::sign;
    }
}

Figure figure_of(char cell, compiler::DatabaseKind kind) {
    if (kind == compiler::DatabaseKind::eye_shape) return figure_in_eye_space(cell);
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::own:
        case compiler::Cell::own_anchor: return Figure::white;
        case compiler::Cell::opponent:
        case compiler::Cell::opponent_anchor: return Figure::black;
        case compiler::Cell::own_or_empty: return Figure::white_or_empty;
        case compiler::Cell::opponent_or_empty: return Figure::black_or_empty;
        case compiler::Cell::any: return Figure::any;
        case compiler::Cell::any_or_off_board: return Figure::any_or_off_board;
        case compiler::Cell::move: return Figure::move;
        case compiler::Cell::empty: return Figure::empty;
        default: return Figure::sign;
    }
}

Figure in_other_colour(Figure figure) {
    switch (figure) {
        case Figure::black: return Figure::white;
        case Figure::white: return Figure::black;
        case Figure::black_or_empty: return Figure::white_or_empty;
        case Figure::white_or_empty: return Figure::black_or_empty;
        default: return figure;
    }
}

bool is_anchor(char cell) {
    return cell == compiler::character(compiler::Cell::own_anchor) ||
           cell == compiler::character(compiler::Cell::opponent_anchor);
}

}  // namespace

BoardDrawing draw_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind, board::Orientation orientation,
                        Labels labels, board::Colour own) {
    const compiler::Diagram cells = compiler::transformed(compiler::drawn_points(pattern), orientation);
    BoardDrawing drawing{.caption = "", .rows = cells.rows, .columns = cells.columns, .edges = cells.edges};
    for (const char cell : cells.cells) {
        const Figure figure = figure_of(cell, kind);
        drawing.points.push_back({.figure = own == board::Colour::black ? in_other_colour(figure) : figure,
                                  .cell = cell,
                                  .marked = is_anchor(cell)});
    }
    if (pattern.board_size > 0)
        for (int row = 0; row < cells.rows; ++row)
            for (int column = 0; column < cells.columns; ++column)
                drawing.at(row, column).star = board::is_star_point(board::vertex_at(row, column), pattern.board_size);
    if (labels == Labels::hidden || !pattern.constraint_diagram) return drawing;
    const compiler::Diagram lettered = compiler::transformed(*pattern.constraint_diagram, orientation);
    for (int row = 0; row < lettered.rows; ++row)
        for (int column = 0; column < lettered.columns; ++column)
            if (const char label = lettered.at(row, column); compiler::is_label(label) && cells.contains(row, column))
                drawing.at(row, column).label = label;
    return drawing;
}

}  // namespace katachi::authoring
