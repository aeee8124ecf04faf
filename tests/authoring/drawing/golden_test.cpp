// Pictures of entries and of a position, as every printer writes them; the expected ones were looked at.
#include <gtest/gtest.h>

#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "tests/support/golden.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/drawing/text.h"
#include "tools/authoring/eyes/eye_space_drawing.h"

namespace katachi::authoring {
namespace {

compiler::PatternDatabase read(const std::string& text, compiler::DatabaseKind kind) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

void compare(const DrawingSheet& sheet, const std::string& name) {
    const std::string file = std::string(KATACHI_DRAWING_GOLDEN) + "/" + name;
    const auto expect = [&](const std::string& ending, const std::string& text) {
        EXPECT_EQ(text, test::golden(file + ending, text)) << name << ending;
    };
    expect(".svg", drawing_svg(sheet, 32));
    expect(".txt", drawing_text(sheet));
    expect(".tex", drawing_latex(sheet));
}

// Every figure, labels on all kinds of point, an edge.
const std::string bend =
    "Pattern "
    "bend\n\n?XO,\n?.*Q\no?Y!\nx..O\n----\n\n:8,-\n\n?AO,\n?.*d\ne?Y!\nx.cO\n----\n\n;lib(A)>1&&xlib(c)>lib(d)\n";

TEST(GoldenDrawing, AnEntryAtTheEdge) {
    const auto database = read(bend, compiler::DatabaseKind::move);
    compare({.title = "bend",
             .boards = {draw_entry(database.patterns.front(), compiler::DatabaseKind::move,
                                   board::Orientation::identity, Labels::shown)}},
            "entry");
}

TEST(GoldenDrawing, AnEntryInAllOrientations) {
    const auto database = read(bend, compiler::DatabaseKind::move);
    DrawingSheet sheet{.title = "bend <&> \"turned\"", .boards = {}, .across = 4};
    for (const board::Orientation orientation : board::all_orientations) {
        sheet.boards.push_back(
            draw_entry(database.patterns.front(), compiler::DatabaseKind::move, orientation, Labels::hidden));
        sheet.boards.back().caption = board::name(orientation);
    }
    compare(sheet, "turns");
}

TEST(DrawnEntry, HasItsOInTheColourOfTheSideThatPlays) {
    const auto database = read(bend, compiler::DatabaseKind::move);
    const auto drawn = [&](board::Colour own) {
        return draw_entry(database.patterns.front(), compiler::DatabaseKind::move, board::Orientation::identity,
                          Labels::hidden, own);
    };
    const BoardDrawing white = drawn(board::Colour::white), black = drawn(board::Colour::black);
    EXPECT_EQ(white.at(0, 2).figure, Figure::white);
    EXPECT_EQ(black.at(0, 2).figure, Figure::black);
    EXPECT_EQ(black.at(0, 1).figure, Figure::white);
    EXPECT_EQ(black.at(3, 0).figure, Figure::white_or_empty);
    EXPECT_EQ(black.at(1, 2).figure, Figure::move);
}

TEST(GoldenDrawing, AnEyeShape) {
    const auto database = read("Pattern 12\n\n|.<$\n|X*\n  !\n\n:1122\n", compiler::DatabaseKind::eye_shape);
    compare({.title = "12",
             .boards = {draw_entry(database.patterns.front(), compiler::DatabaseKind::eye_shape,
                                   board::Orientation::identity, Labels::shown)}},
            "eye");
}

TEST(GoldenDrawing, APositionWithItsLastMove) {
    const board::Position position =
        board::parse_rows("......./.XO..../..XO.../...X.../......./......./.......").value();
    compare({.title = "game.sgf, last position", .boards = {draw_position(position, board::vertex_at(3, 3))}},
            "position");
}

TEST(GoldenDrawing, NumberedMoves) {
    board::Position position(9);
    position.put(board::vertex_at(2, 2), board::Colour::black);
    BoardDrawing board = draw_position(position, std::nullopt);
    std::vector<NumberedMove> moves;
    for (int i = 0; i < 12; ++i)
        moves.push_back(
            {95 + i, i % 2 == 0 ? board::Colour::white : board::Colour::black, board::vertex_at(4 + i / 6, 1 + i % 6)});
    draw_moves(moves, board);
    compare({.title = "game.sgf, moves 95 to 106", .boards = {board}}, "moves");
}

// Spaces of both sides, a margin, a half eye whose move is marked.
TEST(GoldenDrawing, ThePositionsEyeSpaces) {
    const auto position =
        board::parse_rows("........./........./.XXOOOOO./.XO....O./.X.OOOOO./.XXXXXXX./........./........./.........");
    ASSERT_TRUE(position);
    analysis::BoardAnalysis analysis;
    analysis.set(board::Board(*position));
    DrawingSheet sheet{.title = "eyes", .boards = {draw_position(*position, std::nullopt)}};
    draw_eye_spaces(*analysis.eye_spaces(), sheet);
    compare(sheet, "eye_spaces");
    EXPECT_NE(drawing_text(sheet, true), drawing_text(sheet)) << "no colours";
}

}  // namespace
}  // namespace katachi::authoring
