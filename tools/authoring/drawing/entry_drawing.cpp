#include "tools/authoring/drawing/entry_drawing.h"

#include "compiler/model/labels.h"
#include "engine/board/position_text.h"

namespace katachi {

namespace {

Figure figure_in_eye_space(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::outside: return Figure::none;
        case Cell::opponent: return Figure::black;
        case Cell::opponent_or_empty: return Figure::black_or_empty;
        case Cell::empty: return Figure::empty;
        default: return Figure::sign;
    }
}

Figure figure_of(char cell, DatabaseKind kind) {
    if (kind == DatabaseKind::eye_shape) return figure_in_eye_space(cell);
    switch (static_cast<Cell>(cell)) {
        case Cell::own:
        case Cell::own_anchor: return Figure::white;
        case Cell::opponent:
        case Cell::opponent_anchor: return Figure::black;
        case Cell::own_or_empty: return Figure::white_or_empty;
        case Cell::opponent_or_empty: return Figure::black_or_empty;
        case Cell::any: return Figure::any;
        case Cell::any_or_off_board: return Figure::any_or_off_board;
        case Cell::move: return Figure::move;
        case Cell::empty: return Figure::empty;
        default: return Figure::sign;
    }
}

bool is_anchor(char cell) { return cell == character(Cell::own_anchor) || cell == character(Cell::opponent_anchor); }

}  // namespace

BoardDrawing draw_entry(const Pattern& pattern, DatabaseKind kind, Orientation orientation, bool with_labels) {
    const Diagram cells = transformed(drawn_points(pattern), orientation);
    BoardDrawing drawing{.caption = "", .rows = cells.rows, .columns = cells.columns, .edges = cells.edges};
    for (const char cell : cells.cells)
        drawing.points.push_back({.figure = figure_of(cell, kind), .cell = cell, .marked = is_anchor(cell)});
    if (pattern.board_size > 0)
        for (int row = 0; row < cells.rows; ++row)
            for (int column = 0; column < cells.columns; ++column)
                drawing.at(row, column).star = is_star_point(vertex_at(row, column), pattern.board_size);
    if (!with_labels || !pattern.constraint_diagram) return drawing;
    const Diagram labels = transformed(*pattern.constraint_diagram, orientation);
    for (int row = 0; row < labels.rows; ++row)
        for (int column = 0; column < labels.columns; ++column)
            if (const char label = labels.at(row, column); is_label(label) && cells.contains(row, column))
                drawing.at(row, column).label = label;
    return drawing;
}

}  // namespace katachi
