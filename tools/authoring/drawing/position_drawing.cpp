#include "tools/authoring/drawing/position_drawing.h"

#include <string>

#include "engine/board/position_text.h"

namespace katachi::authoring {

namespace {

Figure figure_of(board::Colour colour) {
    return colour == board::Colour::black   ? Figure::black
           : colour == board::Colour::white ? Figure::white
                                            : Figure::empty;
}

DrawnPoint point_of(board::Colour colour) { return {.figure = figure_of(colour), .cell = board::stone_letter(colour)}; }

}  // namespace

BoardDrawing draw_position(const board::Position& position, std::optional<board::Vertex> last_move) {
    const int size = position.size;
    BoardDrawing drawing{.caption = "",
                         .rows = size,
                         .columns = size,
                         .edges = {.north = true, .south = true, .west = true, .east = true}};
    for (int row = 0; row < size; ++row) {
        const std::string name = board::vertex_name(board::vertex_at(row, row), size);
        drawing.column_names.push_back(name.substr(0, 1));
        drawing.row_names.push_back(name.substr(1));
        for (int column = 0; column < size; ++column) {
            DrawnPoint point = point_of(position.at(row, column));
            point.star = board::is_star_point(board::vertex_at(row, column), size);
            drawing.points.push_back(std::move(point));
        }
    }
    if (last_move && *last_move != board::pass_vertex)
        drawing.at(board::row_of(*last_move), board::column_of(*last_move)).marked = true;
    return drawing;
}

std::string without_folder(const std::string& title, const std::string& file) {
    const auto slash = file.rfind('/');
    return slash == std::string::npos || !title.starts_with(file) ? title : title.substr(slash + 1);
}

void draw_moves(const std::vector<NumberedMove>& moves, BoardDrawing& drawing) {
    std::string elsewhere;
    const auto tell = [&](const std::string& text) { elsewhere += (elsewhere.empty() ? "" : ", ") + text; };
    for (const NumberedMove& move : moves) {
        const std::string number = std::to_string(move.number);
        if (move.vertex == board::pass_vertex) {
            tell(number + " pass");
            continue;
        }
        DrawnPoint& point = drawing.at(board::row_of(move.vertex), board::column_of(move.vertex));
        point.marked = false;
        if (move.number == 0) {
            const bool star = point.star;
            point = point_of(move.colour);
            point.star = star;
            continue;
        }
        if (point.figure != Figure::empty) {
            tell(number + " at " + (point.label.empty() ? board::vertex_name(move.vertex, drawing.rows) : point.label));
            continue;
        }
        const bool star = point.star;
        point = point_of(move.colour);
        point.star = star;
        point.label = number;
    }
    if (!elsewhere.empty()) drawing.caption += (drawing.caption.empty() ? "" : "; ") + elsewhere;
}

}  // namespace katachi::authoring
