// Patterns at a point, cell by cell.
#include "compiler/reference_matcher/fit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

compiler::Pattern pattern(compiler::DatabaseKind kind, const std::string& text) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message;
    return database.patterns.at(0);
}

TEST(Fit, SaysWhichCellAsksForWhat) {
    const compiler::Pattern turn = pattern(compiler::DatabaseKind::move, "Pattern P\n\nXO\n.*\n\n:8,-\n");
    const board::Position board = board::parse_rows(".XX../...../...../...../.....").value();
    const auto fits = compiler::fits_at(turn, board::vertex_at(1, 1), board, board::Colour::black, 1);
    ASSERT_FALSE(fits.empty());
    const auto drawn = std::find_if(fits.begin(), fits.end(), [](const compiler::Fit& fit) {
        return fit.match.orientation == board::Orientation::identity;
    });
    ASSERT_NE(drawn, fits.end());
    ASSERT_EQ(drawn->cells.size(), 1U);
    EXPECT_EQ(drawn->cells[0].cell, 'X');
    EXPECT_EQ(drawn->cells[0].found, board::Colour::empty);
    EXPECT_EQ(drawn->cells[0].at, (board::Offset{0, 0}));
    EXPECT_EQ(drawn->cells[0].drawn, (board::Offset{0, 0}));
}

TEST(Fit, NamesCellsAsTheyWereDrawn) {
    const compiler::Pattern turn = pattern(compiler::DatabaseKind::move, "Pattern P\n\nXOO\n.*.\n\n:8,-\n");
    std::size_t cells = 0;
    for (const compiler::Fit& fit :
         compiler::fits_at(turn, board::vertex_at(2, 2), board::Position(5), board::Colour::white)) {
        for (const compiler::CellMismatch& cell : fit.cells)
            EXPECT_EQ(turn.diagram.at(cell.drawn.row, cell.drawn.column), cell.cell)
                << board::name(fit.match.orientation);
        cells += fit.cells.size();
    }
    EXPECT_EQ(cells, 8U * 3) << "no stone of the pattern is there in any of its orientations";
}

TEST(Fit, EdgesKeepAPatternAway) {
    const compiler::Pattern edge = pattern(compiler::DatabaseKind::move, "Pattern P\n\nO*\n--\n\n:8,-\n");
    const board::Position board = board::parse_rows("...../...../...../.X.../.....").value();
    const auto fits = compiler::fits_at(edge, board::vertex_at(3, 2), board, board::Colour::black, 1);
    ASSERT_EQ(fits.size(), 2U);  // as drawn, and with its edge at the top
    EXPECT_TRUE(fits[0].cells.empty());
    ASSERT_EQ(fits[0].edges.size(), 1U);
    EXPECT_EQ(fits[0].edges[0].side, (board::Offset{1, 0}));
    EXPECT_EQ(fits[0].edges[0].away, 1);
}

TEST(Fit, ReachingOverTheBoardIsAMismatchACell) {
    const compiler::Pattern wide = pattern(compiler::DatabaseKind::move, "Pattern P\n\n*??\n\n:+,-\n");
    const auto fits = compiler::fits_at(wide, board::vertex_at(0, 0), board::Position(5), board::Colour::black);
    ASSERT_FALSE(fits.empty());
    for (const compiler::Fit& fit : fits) {
        const bool is_over = fit.upper_left.row < 0 || fit.upper_left.column < 0;
        EXPECT_EQ(fit.cells.size(), is_over ? 2U : 0U) << board::name(fit.match.orientation);
    }
}

TEST(Fit, WithoutAMoveAPatternMayCoverThePointWithAnyCell) {
    const compiler::Pattern pair = pattern(compiler::DatabaseKind::connection, "Pattern P\n\nO.O\n\n:+,-\n");
    EXPECT_EQ(compiler::fits_at(pair, board::vertex_at(2, 2), board::Position(5), board::Colour::black).size(), 6U);
}

TEST(Fit, WholeBoardsOfAnotherSizeFitNowhere) {
    compiler::Pattern opening;
    opening.board_size = 9;
    opening.whole_board_move = board::Offset{2, 2};
    EXPECT_TRUE(compiler::fits_at(opening, board::vertex_at(2, 2), board::Position(13), board::Colour::black).empty());
    EXPECT_EQ(compiler::fits_at(opening, board::vertex_at(2, 2), board::Position(9), board::Colour::black)
                  .front()
                  .mismatches(),
              0U);
}

// What matches is what fits in every cell and edge, in the shipped library.
TEST(Fit, AgreesWithTheReferenceMatcher) {
    std::mt19937 random(test::test_seed());
    const board::Position board = test::random_position(11, 0.3, random);
    base::Diagnostics diagnostics;
    int compared = 0;
    for (const compiler::DatabaseSpec& spec :
         compiler::discover_databases(test::project_folder() / "patterndb/library")) {
        if (spec.kind == compiler::DatabaseKind::eye_shape) continue;
        compiler::PatternDatabase database = compiler::read_database(spec, diagnostics);
        std::vector<Match> expected;
        compiler::reference_match(database, board, board::Colour::black, expected);
        std::erase_if(expected, [](const Match& match) { return match.move == board::pass_vertex; });
        std::vector<Match> found;
        for (std::size_t i = 0; i < database.patterns.size(); ++i)
            for (int row = 0; row < board.size; ++row)
                for (int column = 0; column < board.size; ++column)
                    for (const compiler::Fit& fit : compiler::fits_at(
                             database.patterns[i], board::vertex_at(row, column), board, board::Colour::black, 0)) {
                        if (fit.match.move == board::pass_vertex) continue;
                        found.push_back(fit.match);
                        found.back().pattern = static_cast<std::uint16_t>(i);
                    }
        const auto key = [](const Match& match) {
            return std::tuple(match.pattern, match.orientation, match.move, match.upper_left, match.lower_right);
        };
        const auto by_key = [&](const Match& a, const Match& b) { return key(a) < key(b); };
        std::sort(expected.begin(), expected.end(), by_key);
        std::sort(found.begin(), found.end(), by_key);
        EXPECT_EQ(found, expected) << spec.name;
        compared += static_cast<int>(expected.size());
    }
    EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace katachi::match
