// The reference matcher on boards small enough to be checked by eye.
#include "compiler/reference_matcher/reference_matcher.h"

#include <gtest/gtest.h>

#include "compiler/reader/reader.h"

namespace katachi::match {
namespace {

compiler::PatternDatabase database(compiler::DatabaseKind kind, const std::string& text,
                                   const std::string& path = "test.db") {
    compiler::PatternDatabase result;
    result.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(path, text), result, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message;
    return result;
}

std::vector<std::string> moves(const compiler::PatternDatabase& patterns, const board::Position& position,
                               board::Colour own) {
    std::vector<Match> matches;
    compiler::reference_match(patterns, position, own, matches);
    std::vector<std::string> names;
    for (const Match& match : matches)
        names.push_back(match.move == board::pass_vertex ? "-" : board::vertex_name(match.move, position.size));
    std::sort(names.begin(), names.end());
    return names;
}

using Names = std::vector<std::string>;

board::Position board(const std::string& rows) { return board::parse_rows(rows).value(); }

TEST(ReferenceMatcher, FindsAPatternInEveryOrientation) {
    const auto patterns = database(compiler::DatabaseKind::move, "Pattern P\n\nXO\n.*\n\n:8,-\n");
    // Black draws the O: the black stone with the white one beside it, and the move on its other side.
    EXPECT_EQ(moves(patterns, board("...../...../.OX../...../....."), board::Colour::black), (Names{"C2", "C4"}));
    EXPECT_EQ(moves(patterns, board("...../...../.OX../...../....."), board::Colour::white), (Names{"B2", "B4"}));
}

TEST(ReferenceMatcher, TriesADeclaredSymmetryOnce) {
    const board::Position position = board(".../.X./...");
    EXPECT_EQ(
        moves(database(compiler::DatabaseKind::move, "Pattern P\n\nO\n*\n\n:|,-\n"), position, board::Colour::black)
            .size(),
        4U);
    EXPECT_EQ(
        moves(database(compiler::DatabaseKind::move, "Pattern P\n\nO\n*\n\n:8,-\n"), position, board::Colour::black)
            .size(),
        8U);
    EXPECT_EQ(
        moves(database(compiler::DatabaseKind::connection, "Pattern P\n\nO\n\n:+,-\n"), position, board::Colour::black)
            .size(),
        2U);
}

TEST(ReferenceMatcher, CellsMeanWhatTheyDraw) {
    const auto matches_on = [](const std::string& cells, const std::string& row) {
        const auto patterns = database(compiler::DatabaseKind::connection, "Pattern P\n\n" + cells + "\n\n:8,-\n");
        return !moves(patterns, board(row + "/.../..."), board::Colour::white).empty();
    };
    // 'O' on the board is White, who draws the O of the pattern.
    EXPECT_TRUE(matches_on("oOx", "OOX"));
    EXPECT_TRUE(matches_on("oOx", ".O."));
    EXPECT_FALSE(matches_on("oOx", "XOX"));
    EXPECT_FALSE(matches_on("XOo", "XOX"));
    EXPECT_TRUE(matches_on("QY?", "OXX"));
    EXPECT_TRUE(matches_on(",O!", ".O."));
    EXPECT_FALSE(matches_on("XO!", "XOX"));
}

TEST(ReferenceMatcher, AnyPointMustBeOnTheBoard) {
    const auto patterns = database(compiler::DatabaseKind::move, "Pattern P\n\n?O*\n\n:8,-\n");
    EXPECT_EQ(moves(patterns, board("X../.../..."), board::Colour::black), Names{});
    EXPECT_EQ(moves(patterns, board(".X./.../..."), board::Colour::black), (Names{"A3", "A3", "C3", "C3"}));
}

TEST(ReferenceMatcher, EdgesLieOnTheEdge) {
    const auto corner = database(compiler::DatabaseKind::move, "Pattern P\n\n|O.\n|.*\n+--\n\n:8,-\n");
    EXPECT_EQ(moves(corner, board(".../X../..."), board::Colour::black), (Names{"B1", "B3"}));
    EXPECT_EQ(moves(corner, board(".../.X./..."), board::Colour::black), Names{});
    const auto whole =
        database(compiler::DatabaseKind::move, "Pattern P\n\n+---+\n|O..|\n|.*.|\n|...|\n+---+\n\n:/,-\n");
    EXPECT_EQ(moves(whole, board("X../.../..."), board::Colour::black).size(), 1U);
    EXPECT_EQ(moves(whole, board("X.../..../..../...."), board::Colour::black), Names{});
}

TEST(ReferenceMatcher, ACornerHoldsExactlyWhatIsDrawn) {
    const auto joseki = database(compiler::DatabaseKind::corner, "Pattern J\n\n---+\n..X|\n.*.|\n...|\n\n:8,sFJ\n");
    // The fourth column is outside of the rectangle and may hold anything.
    EXPECT_EQ(moves(joseki, board("...X/..../..../O..O"), board::Colour::white), (Names{"C3", "C3"}));
    EXPECT_EQ(moves(joseki, board("...X/..X./..../...."), board::Colour::white), Names{});
}

TEST(ReferenceMatcher, AWholeBoardHoldsExactlyItsStones) {
    const auto fuseki = database(compiler::DatabaseKind::whole_board, "F 12 ccgc\n", "fuseki9.dbz");
    board::Position position(9);
    position.put(board::vertex_at(2, 6), board::Colour::black);
    // The stone lies on a diagonal, so the entry fits in two ways.
    EXPECT_EQ(moves(fuseki, position, board::Colour::white), (Names{"C7", "G3"}));
    EXPECT_EQ(moves(fuseki, position, board::Colour::black), Names{});
    position.put(board::vertex_at(0, 0), board::Colour::white);
    EXPECT_EQ(moves(fuseki, position, board::Colour::white), Names{});
}

TEST(ReferenceMatcher, PlayoutPatternsReachOverTheEdge) {
    const auto playout = database(compiler::DatabaseKind::monte_carlo, "?O%\n?*%\n%%%\n\n:10\n");
    const auto found = moves(playout, board("X../.../..."), board::Colour::black);
    EXPECT_NE(std::find(found.begin(), found.end(), "A2"), found.end());
}

TEST(ReferenceMatcher, APatternThatCannotBeUnderstoodMatchesNothing) {
    compiler::PatternDatabase patterns;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", "Pattern P\n\nO.\n*\n\n:8,-\n"), patterns,
                          diagnostics);
    ASSERT_EQ(patterns.patterns.size(), 1U);
    EXPECT_EQ(moves(patterns, board("X../.../..."), board::Colour::black), Names{});
}

}  // namespace
}  // namespace katachi::match
