#include "engine/counting/unconditional_life.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/board/turned_vertex.h"
#include "engine/counting/two_stone_seki.h"
#include "tests/support/turned_position.h"

namespace katachi::counting {
namespace {

// A letter for each point: a alive, d dead, b and w territory of Black and White, . undecided.
std::string drawn(const char* rows) {
    const board::Board board(board::parse_rows(rows).value());
    std::string text;
    for (int row = 0; row < board.size(); ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < board.size(); ++column) {
            const std::string status = name(unconditional_status(board, board::vertex_at(row, column)));
            text += status == "undecided" ? '.' : status[0];
        }
    }
    return text;
}

TEST(UnconditionalLife, TwoEyesOfOnePointLive) {
    EXPECT_EQ(drawn(".X.XO/XXXXO/OOOO./...../....."), "baba./aaaa./...../...../.....");
}

TEST(UnconditionalLife, OneEyeDoesNot) {
    EXPECT_EQ(drawn(".XO../XXO../OO.../...../....."), "...../...../...../...../.....");
}

TEST(UnconditionalLife, StonesWithinAnEyeAreDead) {
    EXPECT_EQ(drawn(".X..X/XXXXX/...../...../.....").substr(0, 5), "babba");
    EXPECT_EQ(drawn(".XO.X/XXXXX/...../...../.....").substr(0, 5), "badba");
}

// Two eyes that no order of filling up and dividing points by rows leaves open: E5 and E1, A6 and A1.
TEST(UnconditionalLife, NothingIsDecidedWhereTheOpponentHasRoomForTwoEyes) {
    EXPECT_EQ(drawn("OX.XO/.OO.O/O.OOX/OOO../O.O.O"), "...../.aa../awaa./aaa../awa..");
    EXPECT_EQ(drawn("..O.OO/...OO./.OOO.O/.XO.O./..OOOO/OXOOO."), "....aa/...aaw/.aaawa/..awaw/..aaaa/..aaaw");
}

// At A6 Black connects nothing, and at D4 he captures where his second eye would be.
TEST(UnconditionalLife, WhatACaptureFillsIsNoEye) {
    EXPECT_EQ(drawn(".OXXXX/OXXOOX/OXX.XX/OO.X.X/.OOOOO/XO.O.O"), "wadddd/addaad/addwdd/aawdwd/waaaaa/dawawa");
}

// Two stones that White cannot capture without losing his eyes: he is in seki, not dead. With one liberty less on
// either side, or where Black can cut, he is dead.
TEST(UnconditionalLife, TwoStonesInAnEyeSpaceMayBeASeki) {
    const auto within = [](const char* first_rows) {
        return drawn((std::string(first_rows) + "/XXOOOXXXX/.XXXXXXXX/X.X....../........./.........").c_str())
            .substr(0, 39);
    };
    EXPECT_EQ(within("XOO.OOX.X/XO.X.OXX./XO.X.OX.X/XOO.OOXXX"), "a.....aba/a.....aab/a.....aba/a.....aaa");
    EXPECT_EQ(within("XOO.OOX.X/XO.XOOXX./XOOX.OX.X/XOO.OOXXX"), "a.....aba/a.....aab/a.....aba/a.....aaa");
    EXPECT_EQ(within("XOO.OOX.X/XO.X.OXX./XOOXOOX.X/XOO.OOXXX"), "addbddaba/adbabdaab/addaddaba/addbddaaa");
    EXPECT_EQ(within("XOOOOOX.X/XO.X.OXX./XO.X.OX.X/XOO.OOXXX"), "adddddaba/adbabdaab/adbabdaba/addbddaaa");
}

// White fills the liberties of a string that he does not take, and these stones must not stay.
TEST(UnconditionalLife, AttacksThatFailAreTakenBack) {
    const board::Board board(board::parse_rows(".X.X.XO/.XXXXXO/XOOOOOO/XXO..../.XO..../XXO..../OOO....").value());
    const board::VertexSet alive = unconditional_life(board, board::Colour::black).alive;
    EXPECT_TRUE(alive.contains(board::parse_vertex("B7", 7).value()));
    EXPECT_FALSE(alive.contains(board::parse_vertex("A5", 7).value()));
}

// The string with a liberty outside comes last, and the other one has a single eye without it.
TEST(UnconditionalLife, WhatACaptureLeavesIsCapturedToo) {
    EXPECT_EQ(drawn(".X.X../XXXOOO/OOOO../....../....../......"), "....../....../....../....../....../......");
}

// Two stones in the middle, drawn with what encloses them.
bool is_two_stone_seki_in(const board::Position& position, const char* string) {
    return is_two_stone_seki(board::Board(position), board::parse_vertex(string, position.size).value());
}

TEST(TwoStoneSeki, HasTwoStones) {
    const auto is_seki = [](const char* rows, const char* string) {
        return is_two_stone_seki_in(board::parse_rows(rows).value(), string);
    };
    EXPECT_TRUE(is_seki("OOO.OO/OOOX.O/OO.XOO/OOO.OO/OOOOOO/......", "D5"));
    EXPECT_FALSE(is_seki("OOO.OO/OOOX.O/OO.XXO/OOO.OO/OOOOOO/......", "D5"));
}

TEST(TwoStoneSeki, MayHaveAStringApartThatConnectsOnEitherSide) {
    const board::Position apart = board::parse_rows(".XO.OO/XO.XOO/XOOX.O/XOO.OO/XOOOOO/XXXXXX").value();
    EXPECT_TRUE(is_two_stone_seki_in(apart, "D5"));
    for (const board::Orientation orientation : board::all_orientations) {
        const board::Position turned = test::turned(apart, orientation);
        const board::Vertex stone = board::turned(board::vertex_at(1, 3), orientation, apart.size);
        EXPECT_TRUE(is_two_stone_seki(board::Board(turned), stone)) << board::name(orientation);
    }
    const board::Position own = board::parse_rows("OOX.OO/OO.XOO/OOOX.O/OOO.OO/OOOOOO/......").value();
    EXPECT_FALSE(is_two_stone_seki_in(own, "D5"));
}

TEST(TwoStoneSeki, HasNoStringApartThatCanBeTaken) {
    const board::Position apart = board::parse_rows("OOOOOOO/OOO.OOO/OO.XOOO/OOOX.OO/OOO.OOO/XXXOXXX/...X...").value();
    EXPECT_FALSE(is_two_stone_seki_in(apart, "D5"));
}

TEST(UnconditionalLife, NothingIsDecidedWhereNobodyLives) {
    EXPECT_EQ(drawn(".../.../..."), ".../.../...");
    EXPECT_EQ(drawn(".O/X."), "../..");
}

}  // namespace
}  // namespace katachi::counting
