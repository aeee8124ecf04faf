#include "tools/katachi/commands/joseki/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/board/turned_vertex.h"
#include "tools/authoring/drawing/board_part.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/match_input.h"
#include "tools/katachi/commands/joseki/continuation_letters.h"
#include "tools/katachi/commands/joseki/text.h"

namespace katachi::cli {

namespace {

// "a  R14 or Q17  joseki  hoshi-knight-answer"
std::string legend_line(const joseki::AnsweredMove& move, const joseki::Graph& library, int size,
                        const std::string& letter) {
    const joseki::Edge& edge = library.edge(move.edge);
    std::string line = letter + "  " + move_name(move.move, size);
    if (move.mirrored) line += " or " + move_name(*move.mirrored, size);
    if (edge.move_class) line += std::string("  ") + joseki::name(*edge.move_class);
    if (edge.played.games > 0) line += fmt::format("  {:.0f} %", 100 * move.share);
    return edge.name.empty() ? line : line + "  " + edge.name;
}

void put_letters(const ContinuationLetters& letters, authoring::BoardDrawing& board) {
    for (const auto& [point, letter] : letters.by_point()) {
        const board::Offset place = board::offset_of(point);
        board.at(place.row, place.column).label = letter;
    }
}

// The moves are those up to the move that leaves the library, and that move.
std::vector<authoring::NumberedMove> moves_on_board(const authoring::FollowedCorner& corner) {
    std::vector<authoring::NumberedMove> moves;
    const std::size_t count = std::min(corner.followed + 1, corner.moves.size());
    for (std::size_t i = 0; i < count; ++i) {
        const joseki::CornerMove& move = corner.moves[i].move;
        if (move.vertex != board::pass_vertex) moves.push_back({std::max(move.number, 0), move.colour, move.vertex});
    }
    return moves;
}

std::string caption_of(board::Corner place, const authoring::FollowedCorner& corner, const joseki::Graph& library) {
    std::string caption = board::name(place);
    if (const std::string name = corner.name(library); !name.empty()) caption += ": " + name;
    if (corner.has_left())
        caption += "; " + corner_move_text(corner.moves[corner.followed].move) + " leaves the library";
    return caption;
}

authoring::BoardDrawing corner_board(board::Corner place, const authoring::FollowedCorner& corner,
                                     const joseki::Graph& library, const FollowedView& view) {
    authoring::BoardDrawing board = authoring::draw_position(board::Position(board::max_board_size), std::nullopt);
    board.caption = caption_of(place, corner, library);
    const auto moves = moves_on_board(corner);
    ContinuationLetters letters;
    if (corner.next) letters.add(*corner.next, library, view.details);
    // The move that left the library may be drawn on no letter: the library has not this move.
    put_letters(letters, board);
    authoring::draw_moves(moves, board);
    authoring::BoardArea area = authoring::corner_area(place, board::max_board_size);
    for (const authoring::NumberedMove& move : moves) area.include(board::offset_of(move.vertex));
    for (const auto& [point, letter] : letters.by_point()) area.include(board::offset_of(point));
    return authoring::part_of(board, area);
}

}  // namespace

authoring::DrawingSheet joseki_sheet(const authoring::JosekiReport& report, const joseki::Graph& library,
                                     const JosekiDetails& details, const std::string& area) {
    const int size = report.board.size;
    authoring::BoardDrawing board = authoring::draw_position(report.board, report.last_move);
    ContinuationLetters letters;
    authoring::DrawingSheet sheet{.title = report.title, .boards = {}};
    for (const joseki::LibraryAnswer& answer : report.answers) {
        if (is_empty_corner(answer, library, size)) continue;
        letters.add(answer, library, details);
        sheet.legend.push_back(joseki::place_name(answer, library.node(answer.node), size));
        for (const joseki::AnsweredMove& move : answer.moves)
            if (const std::string letter = letters.at(move.move); !letter.empty())
                sheet.legend.push_back(legend_line(move, library, size, letter));
    }
    put_letters(letters, board);
    if (!area.empty()) board = authoring::part_of(board, authoring::read_area(area, size));
    sheet.boards.push_back(std::move(board));
    return sheet;
}

authoring::DrawingSheet followed_sheet(const std::string& title, const authoring::FollowedGame& game,
                                       const joseki::Graph& library, const FollowedView& view) {
    authoring::DrawingSheet sheet{.title = title, .boards = {}, .across = 2};
    for (const board::Corner place : board::four_corners) {
        const authoring::FollowedCorner& corner = game[static_cast<std::size_t>(place)];
        if ((!view.corner || *view.corner == place) && !corner.moves.empty())
            sheet.boards.push_back(corner_board(place, corner, library, view));
    }
    if (sheet.boards.size() == 1) sheet.across = 1;
    return sheet;
}

}  // namespace katachi::cli
