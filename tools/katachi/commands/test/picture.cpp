#include "tools/katachi/commands/test/picture.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/position_drawing.h"

namespace katachi::cli {

namespace {

constexpr std::size_t most_boards = 60;

authoring::BoardDrawing space_drawing(const compiler::Diagram& space) {
    compiler::Pattern shape;
    shape.diagram = space;
    return authoring::draw_entry(shape, compiler::DatabaseKind::eye_shape, board::Orientation::identity,
                                 authoring::Labels::hidden);
}

authoring::BoardDrawing drawn_case(const authoring::RanTest& ran, const authoring::FailedCase& failed) {
    if (ran.position().eye_space) return space_drawing(authoring::eye_space_in_case(ran.position(), failed.tried));
    authoring::BoardDrawing board = authoring::draw_position(failed.tried.position, std::nullopt);
    if (const auto at = ran.result.test->at; at && failed.tried.position.at(*at) == board::Colour::empty)
        board.at(board::row_of(*at), board::column_of(*at)).figure = authoring::Figure::move;
    return board;
}

}  // namespace

authoring::DrawingSheet failures_sheet(const authoring::TestResults& results) {
    authoring::DrawingSheet sheet;
    for (const authoring::RanTest& ran : results.ran) {
        if (ran.result.failed.empty() || sheet.boards.size() == most_boards) continue;
        const authoring::FailedCase& failed = ran.result.failed.front();
        authoring::BoardDrawing board = drawn_case(ran, failed);
        board.caption = ran.place() + ": " + ran.text();
        if (!failed.tried.changes.empty()) board.caption += ", where " + failed.tried.changes;
        sheet.boards.push_back(std::move(board));
    }
    sheet.title = fmt::format("{} of {} tests failed", results.failures(), results.ran.size());
    sheet.across = static_cast<int>(std::clamp<std::size_t>(sheet.boards.size(), 1, 3));
    return sheet;
}

}  // namespace katachi::cli
