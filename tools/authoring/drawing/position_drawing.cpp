#include "tools/authoring/drawing/position_drawing.h"

#include <string>

#include "engine/board/position_text.h"

namespace katachi {

namespace {

Figure figure_of(Colour colour) {
    return colour == Colour::black ? Figure::black : colour == Colour::white ? Figure::white : Figure::empty;
}

DrawnPoint point_of(Colour colour) { return {.figure = figure_of(colour), .cell = stone_letter(colour)}; }

}  // namespace

BoardDrawing draw_position(const Position& position, std::optional<Vertex> last_move) {
    const int size = position.size;
    BoardDrawing drawing{.caption = "",
                         .rows = size,
                         .columns = size,
                         .edges = {.north = true, .south = true, .west = true, .east = true}};
    for (int row = 0; row < size; ++row) {
        const std::string name = vertex_name(vertex_at(row, row), size);
        drawing.column_names.push_back(name.substr(0, 1));
        drawing.row_names.push_back(name.substr(1));
        for (int column = 0; column < size; ++column) {
            DrawnPoint point = point_of(position.at(row, column));
            point.star = is_star_point(vertex_at(row, column), size);
            drawing.points.push_back(std::move(point));
        }
    }
    if (last_move && *last_move != pass_vertex) drawing.at(row_of(*last_move), column_of(*last_move)).marked = true;
    return drawing;
}

void draw_moves(const std::vector<NumberedMove>& moves, BoardDrawing& drawing) {
    std::string elsewhere;
    const auto tell = [&](const std::string& text) { elsewhere += (elsewhere.empty() ? "" : ", ") + text; };
    for (const NumberedMove& move : moves) {
        const std::string number = std::to_string(move.number);
        if (move.vertex == pass_vertex) {
            tell(number + " pass");
            continue;
        }
        DrawnPoint& point = drawing.at(row_of(move.vertex), column_of(move.vertex));
        point.marked = false;
        if (point.figure != Figure::empty) {
            tell(number + " at " + (point.label.empty() ? vertex_name(move.vertex, drawing.rows) : point.label));
            continue;
        }
        const bool star = point.star;
        point = point_of(move.colour);
        point.star = star;
        point.label = number;
    }
    if (!elsewhere.empty()) drawing.caption += (drawing.caption.empty() ? "" : "; ") + elsewhere;
}

}  // namespace katachi
