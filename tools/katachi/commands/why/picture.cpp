#include "tools/katachi/commands/why/picture.h"

#include <algorithm>
#include <utility>

#include "engine/board/move_name.h"
#include "tools/authoring/drawing/board_part.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/match_input.h"

namespace katachi::cli {

namespace {

constexpr std::size_t most_patterns = 8;

}  // namespace

authoring::DrawingSheet why_sheet(const authoring::WhyReport& report, const std::string& area) {
    const std::string move = board::move_name(report.move, report.asked.position.size);
    authoring::BoardDrawing board = authoring::draw_position(report.asked.position, report.asked.last_move);
    board.at(board::row_of(report.move), board::column_of(report.move)).figure = authoring::Figure::move;
    if (!area.empty()) board = authoring::part_of(board, authoring::read_area(area, report.asked.position.size));
    authoring::DrawingSheet sheet{
        .title = move + ", " + authoring::without_folder(report.asked.source, report.asked.file),
        .boards = {std::move(board)}};
    for (std::size_t i = 0; i < std::min(report.proposed.size(), most_patterns); ++i) {
        const authoring::FoundMatch& found = report.proposed[i].found;
        authoring::BoardDrawing shape =
            authoring::draw_entry(*found.pattern, found.database->spec.kind, found.match.orientation,
                                  authoring::Labels::shown, found.match.colour);
        shape.caption = found.database->spec.name + "/" + found.pattern->name;
        sheet.boards.push_back(std::move(shape));
    }
    sheet.across = static_cast<int>(std::min<std::size_t>(sheet.boards.size(), 3));
    return sheet;
}

}  // namespace katachi::cli
