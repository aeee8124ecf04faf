// What of the board around an eye space belongs to its local game, on boards that a reader can check.
#include "engine/eyespaces/board_game.h"

#include <gtest/gtest.h>

#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

struct Board {
    board::Board board;

    explicit Board(const char* rows) : board(board::parse_rows(rows).value()) {}

    board::VertexSet points(std::initializer_list<const char*> names) const {
        board::VertexSet set;
        for (const char* name : names) set.insert(board::parse_vertex(name, board.size()).value());
        return set;
    }
    // Of White's space of these points.
    BoardGame game(std::initializer_list<const char*> space, std::initializer_list<const char*> own_eyes,
                   const std::vector<TopologicalEye>& ends = {}) const {
        const EyeRegion region{.points = points(space), .margins = {}, .false_margins = {}};
        return board_game({board, Colour::white, region, ends, points(own_eyes)}, KoWinner::owner);
    }
    // Outside of the wall around A5, whose other eyes lie at D6, D5 and D4.
    int outer_liberties() const { return game({"A5"}, {"A5", "D6", "D5", "D4"}).outer_liberties; }
};

TEST(BoardGame, LinksTheWallWhereTheOtherSideCannotPlay) {
    const Board shut("........./........./XX......./OOXOO..../.OO.O..../OOXOO..../XX......./........./.........");
    EXPECT_EQ(shut.outer_liberties(), 2) << "those of White's stones around D5";
    const Board captured("........./........./XX......./OOXOO..../.OO.O..../OOX.O..../XX......./........./.........");
    EXPECT_EQ(captured.outer_liberties(), 2) << "a stone at D5 is captured at D4";
}

TEST(BoardGame, DoesNotLinkTheWallWhereTheOtherSideCutsIt) {
    const Board cut("........./........./XX......./OOXOO..../.OO.O..../OOXXO..../XX......./........./.........");
    EXPECT_EQ(cut.outer_liberties(), 0) << "Black D5";
}

TEST(BoardGame, LinksTheWallByTwoLibertiesInCommon) {
    const Board linked("........./........./XXXOO..../OOX.O..../.OO.O..../OOO.O..../XXXOO..../........./.........");
    EXPECT_EQ(linked.outer_liberties(), 2) << "Black takes D5 or D4";
}

// White's stones around D5 have no liberties but that and G5, where they meet those in the middle.
TEST(BoardGame, LinksTheWallByWhatIsLinkedToIt) {
    const Board chain(
        "............./............./............./............./............./............./XX.XX......../"
        "OOXOOXOO...../.OO.OO.O...../OOXOOXOO...../XX.XX......../............./.............");
    EXPECT_EQ(chain.game({"A5"}, {"A5", "D5", "G5"}).outer_liberties, 2);
}

// The string at D5 has two liberties, the one at F5 four.
TEST(BoardGame, AFalseEyeIsApproachedAtTheLibertiesOfTheWeakestStringBesideIt) {
    const Board board("........./........./...X.X.../..XOOX.../..XO.OO../..XOOX.../...XX..../........./.........");
    TopologicalEye end;
    end.point = board.points({"E5"}).first();
    end.eighths = TopologicalEye::least_false;
    const BoardGame game = board.game({"E5"}, {}, {end});
    ASSERT_EQ(game.places.size(), 2U) << "the point and its approach";
    EXPECT_EQ(game.places.back().attacks, board.points({"E7"}));
    EXPECT_TRUE(game.places.back().defences.empty());
}

// Nothing lies outside of a wall that fills the board: it is no island of its own space.
TEST(BoardGame, AWallThatFillsTheBoardIsAWall) {
    const Board full("OOOOO/OOOOO/OO.OO/OOOOO/OOOOO");
    EXPECT_EQ(full.game({"C3"}, {"C3"}).places.size(), 1U);
}

}  // namespace
}  // namespace katachi::eyespaces
