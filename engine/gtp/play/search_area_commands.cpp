// Where the engine looks for moves, in GNU Go's words (manual, chapter 19.6): points that are marked, and whether the
// search is limited to them.
#include <cstdlib>
#include <string>

#include "engine/board/board_points.h"
#include "engine/board/position_text.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

// The size of a diamond is counted in steps along the lines of the board.
constexpr int steps_from_middle = 6;

board::VertexSet diamond_around(board::Vertex middle, const board::Board& board) {
    board::VertexSet diamond;
    for (const board::Vertex point : board::points_of(board)) {
        const int rows = std::abs(board::row_of(point) - board::row_of(middle));
        const int columns = std::abs(board::column_of(point) - board::column_of(middle));
        if (rows + columns <= steps_from_middle) diamond.insert(point);
    }
    return diamond;
}

Answer limit_search(Session& session, const Arguments& arguments) {
    const auto value = parse_integer(arguments[0]);
    if (!value) return failure("invalid value: 0 searches the whole board, 1 the marked points alone");
    session.play.area.is_limited = *value != 0;
    return success();
}

Answer set_search_diamond(Session& session, const Arguments& arguments) {
    const auto middle = session.point(arguments[0]);
    if (!middle) return failure(invalid_coordinate);
    session.play.area.marked = diamond_around(*middle, session.game.board());
    return success();
}

Answer set_search_limit(Session& session, const Arguments& arguments) {
    const auto point = session.point(arguments[0]);
    if (!point) return failure(invalid_coordinate);
    session.play.area.marked.insert(*point);
    return success();
}

Answer reset_search_mask(Session& session, const Arguments&) {
    session.play.area.marked = {};
    return success();
}

// The board, blank where nothing is marked, to people.
Answer draw_search_area(Session& session, const Arguments&) {
    const SearchArea& area = session.play.area;
    const std::string picture = board::print_position(
        session.game.board().position(),
        [&](board::Vertex vertex) -> std::string { return area.marked.contains(vertex) ? "" : " "; });
    session.notice((area.is_limited ? "moves are looked for here alone:\n"
                                    : "marked is this, but moves are looked for everywhere:\n") +
                   picture);
    return success();
}

}  // namespace

std::span<const Command> search_area_commands() {
    static constexpr Command commands[] = {
        {"limit_search", "NUMBER", "looks for moves at the marked points alone, or everywhere again where it is 0",
         limit_search},
        {"set_search_diamond", "VERTEX", "marks the points within six steps of it, and no others", set_search_diamond},
        {"set_search_limit", "VERTEX", "marks it, too", set_search_limit},
        {"reset_search_mask", "", "takes all marks away", reset_search_mask},
        {"draw_search_area", "", "shows the marked points to people", draw_search_area},
    };
    return commands;
}

}  // namespace katachi::gtp
