// Nodes of games, and what commands that take a path and a move call them.
#include "tools/authoring/games/node_position.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "tools/authoring/games/game_outline.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/games/transpositions.h"
#include "tools/authoring/position_of_text.h"

namespace katachi::authoring {

namespace {

// Variations of variations, a comment between moves, passes, and two moves in a node.
const std::string record =
    "(;SZ[9]C[begin];B[ee];C[between];W[df](;B[de](;W[ce];B[cf])(;W[cd](;B[dc])(;B[cc])))(;B[dg];W[ef]"
    "(;B[ff])(;B[eg])(;B[])))";

compiler::SgfTree tree_of(const std::string& text) {
    return asked_games(text, {"a.sgf", 1}, "").collection.games.front();
}

TEST(NodePosition, IsThePositionOfItsPathAndMove) {
    const compiler::SgfTree tree = tree_of(record);
    for (compiler::SgfNodeIndex node = 0; node < static_cast<compiler::SgfNodeIndex>(tree.nodes.size()); ++node) {
        const NodePosition found = node_position(tree, "a.sgf", node);
        const AskedPosition asked = position_of_text(record, "a.sgf", found.move, found.path);
        EXPECT_EQ(board::to_rows(found.board.position()), board::to_rows(asked.position)) << node << " " << found.path;
        EXPECT_EQ(found.to_move, asked.to_move) << node;
        EXPECT_EQ(found.last_move, asked.last_move) << node;
    }
}

TEST(NodePosition, HasWhatTheRecordSaysThere) {
    const compiler::SgfTree tree = tree_of("(;SZ[9];B[ee]C[c]N[n]LB[aa:x]TR[bb]SQ[cc:dc]AR[aa:bb])");
    const NodePosition node = node_position(tree, "a.sgf", 1);
    EXPECT_EQ(node.comment, "c");
    EXPECT_EQ(node.name, "n");
    ASSERT_EQ(node.labels.size(), 1U);
    EXPECT_EQ(board::vertex_name(node.labels[0].first, 9) + node.labels[0].second, "A9x");
    EXPECT_EQ(node.marks.size(), 3U);
    EXPECT_EQ(node.arrows.size(), 1U);
}

TEST(Transpositions, AreFoundInOtherLinesAlone) {
    const auto found = [](const std::string& text) {
        std::string nodes;
        for (const auto& [node, first] : transpositions(tree_of(text)))
            nodes += std::to_string(node) + "=" + std::to_string(first) + " ";
        return nodes;
    };
    EXPECT_EQ(found("(;SZ[9];B[ee](;W[cc];B[gg];W[cg])(;W[cg];B[gg];W[cc]))"), "7=4 ");
    EXPECT_EQ(found("(;SZ[9];B[ee](;W[cc];B[gg])(;W[gg];B[cc]))"), "") << "other colours";
    EXPECT_EQ(found("(;SZ[9](;B[ee];W[])(;B[ee]))"), "3=1 ");
    EXPECT_EQ(found("(;SZ[9];B[ee];W[];B[])"), "") << "the same line";
    EXPECT_EQ(found("(;SZ[9](;B[ee];W[cc])(;AB[aa];B[ee];W[cc]))"), "") << "stones were set up";
    EXPECT_EQ(found("(;SZ[9](;B[ee];W[cc])(;B[ee];W[ee];W[cc]))"), "3=1 ") << "behind a move that is not legal";
    EXPECT_EQ(found("(;GM[2](;B[ee])(;B[ee]))"), "");
}

TEST(Transpositions, HaveEqualPositions) {
    const compiler::SgfTree tree = tree_of("(;SZ[9](;B[cc];W[gg];B[cg](;W[ee])(;W[gc]))(;B[cg];W[gg];B[cc];W[gc]))");
    const auto found = transpositions(tree);
    ASSERT_FALSE(found.empty());
    for (const auto& [node, first] : found) {
        const NodePosition one = node_position(tree, "a.sgf", node), other = node_position(tree, "a.sgf", first);
        EXPECT_EQ(board::to_rows(one.board.position()), board::to_rows(other.board.position()));
        EXPECT_EQ(one.to_move, other.to_move);
    }
}

TEST(NodePosition, IsRefusedBeyondTheTree) {
    const compiler::SgfTree tree = tree_of(record);
    EXPECT_THROW(node_position(tree, "a.sgf", -1), base::FileError);
    EXPECT_THROW(node_position(tree, "a.sgf", static_cast<int>(tree.nodes.size())), base::FileError);
    EXPECT_THROW(node_position(tree_of("(;GM[2];B[ee])"), "a.sgf", 0), base::FileError);
    try {
        node_position(tree_of("(;SZ[25];B[yy])"), "a.sgf", 1);
        FAIL() << "a board of 25 lines has a position";
    } catch (const base::FileError& error) {
        EXPECT_STREQ(error.what(), "a.sgf: its board is no Go board of 2 to 19 lines; it cannot be drawn");
    }
}

TEST(GameOutline, HasAColumnForEachNode) {
    const GameOutline outline = game_outline(tree_of(record), "a.sgf");
    EXPECT_EQ(outline.parents.size(), outline.moves.size());
    EXPECT_EQ(outline.parents.front(), -1);
    for (std::size_t node = 1; node < outline.parents.size(); ++node)
        EXPECT_LT(outline.parents[node], static_cast<int>(node));
    EXPECT_EQ(outline.moves[1], "B E5");
    EXPECT_EQ(outline.moves.back(), "B pass");
    EXPECT_EQ(outline.comments, (std::vector<compiler::SgfNodeIndex>{0, 2}));
}

// 40,000 nodes in a line, and as many variations of one move.
TEST(GameOutline, TakesAnyTree) {
    std::string deep = "(;SZ[19]", broad = "(;SZ[19];B[aa]";
    for (int i = 0; i < 20'000; ++i) {
        deep += ";B[aa];W[bb]";
        broad += "(;W[bb])";
    }
    EXPECT_EQ(game_outline(tree_of(deep + ")"), "a").moves.size(), 40'001U);
    const compiler::SgfTree tree = tree_of(broad + ")");
    EXPECT_EQ(game_outline(tree, "a").moves.size(), 20'002U);
    EXPECT_EQ(node_position(tree, "a", 20'001).path, "2.20000");
}

}  // namespace

}  // namespace katachi::authoring
