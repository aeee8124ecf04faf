#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "engine/board/position_text.h"
#include "engine/reading/tactics.h"

namespace katachi::reading {
namespace {

board::Board drawn(const char* text) {
    return board::Board(std::get<board::Position>(board::read_position_text(text)));
}

board::Vertex point(const board::Board& board, const char* name) {
    return board::parse_vertex(name, board.size()).value();
}

std::string told(const board::Board& board, TacticalAnswer answer) {
    const std::string code = std::to_string(static_cast<int>(answer.code));
    return answer.code == TacticalCode::failure ? code : code + " " + board::vertex_name(answer.move, board.size());
}

std::string connect(const char* text, const char* a, const char* b) {
    board::Board board = drawn(text);
    return told(board, Tactics().connect(board, point(board, a), point(board, b)));
}

std::string disconnect(const char* text, const char* a, const char* b) {
    board::Board board = drawn(text);
    return told(board, Tactics().disconnect(board, point(board, a), point(board, b)));
}

constexpr const char* bamboo = R"(
    .......
    .......
    .X.X...
    .X.X...
    .......
    .......
    .......)";

constexpr const char* diagonal = R"(
    .......
    .......
    ..X....
    ...X...
    .......
    .......
    .......)";

constexpr const char* peeped_diagonal = R"(
    .......
    .......
    .OX....
    ..OX...
    ...O...
    .......
    .......)";

// White walls on both sides of a gap of one point.
constexpr const char* gap = R"(
    .......
    OOOOOOO
    .......
    XXX.XXX
    .......
    OOOOOOO
    .......)";

// Under the white wall.
constexpr const char* edge = R"(
    .........
    .........
    .........
    .........
    .........
    OOOOOO...
    .XOOOX...
    .X.O.X...
    .X...X...)";

constexpr const char* walled = R"(
    .......
    .X.O.X.
    .X.O.X.
    .X.O.X.
    .X.O.X.
    .X.O.X.
    .X.O.X.)";

// White can take the stone at B4 in a ko.
constexpr const char* ko = R"(
    ..X....
    ..X....
    OOX.OOO
    OX.XO..
    OOXOOOO
    ..X....
    ..X....)";

TEST(Connection, OneStringIsConnected) { EXPECT_EQ(disconnect(gap, "A4", "C4"), "0"); }

TEST(Connection, BambooJointsAndDiagonalsHold) {
    EXPECT_EQ(disconnect(bamboo, "B5", "D5"), "0");
    EXPECT_EQ(disconnect(diagonal, "C5", "D4"), "0");
}

TEST(Connection, APeepedDiagonalIsDecidedByWhoMoves) {
    EXPECT_EQ(connect(peeped_diagonal, "C5", "D4"), "1 D5");
    EXPECT_EQ(disconnect(peeped_diagonal, "C5", "D4"), "1 D5");
}

TEST(Connection, AGapBetweenWallsIsDecidedByWhoMoves) {
    EXPECT_EQ(connect(gap, "A4", "E4"), "1 D4");
    EXPECT_EQ(disconnect(gap, "A4", "E4"), "1 D4");
}

TEST(Connection, WhatIsWalledOffStaysApart) {
    EXPECT_EQ(connect(walled, "B3", "F3"), "0");
    EXPECT_EQ(disconnect(walled, "B3", "F3").substr(0, 1), "1");
}

TEST(Connection, StonesUnderneathMeetOnTheFirstLine) {
    EXPECT_EQ(connect(edge, "B3", "F3").substr(0, 1), "1");
    EXPECT_EQ(disconnect(edge, "B3", "F3").substr(0, 1), "1");
}

// The cutting stone has one liberty left.
TEST(Connection, ACutThatIsTakenAtOnceIsNone) {
    constexpr const char* ponnuki_side = R"(
        .......
        ..X....
        .X.XX..
        ..XO...
        ..OX...
        .......
        .......)";
    EXPECT_EQ(disconnect(ponnuki_side, "C4", "D5"), "0");
}

// White can cut, but his stone runs into a ladder.
TEST(Connection, ACutThatALadderTakesIsNone) {
    constexpr const char* hanging = R"(
        .........
        .........
        .........
        ....X....
        ...OX....
        ...X.....
        ..XX.....
        .........
        .........)";
    EXPECT_EQ(disconnect(hanging, "D4", "E5"), "0");
    constexpr const char* broken = R"(
        .........
        .O.......
        ..O......
        ...OXO...
        ...OX....
        ..OXO....
        .OXXO....
        ....OO...
        .........)";
    EXPECT_EQ(connect(broken, "D4", "E5"), "0");
}

// White cuts by taking the stone at B4, in a ko for which Black must find the first threat.
TEST(Connection, ACutMayHangOnAKo) {
    EXPECT_EQ(disconnect(ko, "C7", "C1"), "2 C4");
    EXPECT_EQ(connect(ko, "C7", "C1"), "1 C4");
}

// After D5, Black takes at B4 and holds what White cannot take back at once.
TEST(Connection, AStoneThatIsTakenInAKoLinksOnlyAsLongAsTheKoIsHeld) {
    constexpr const char* link = R"(
        ..XX...
        .OXXO..
        .OX.O..
        O.OXO..
        .OXXO..
        .OXXO..
        ..XX...)";
    EXPECT_EQ(disconnect(link, "C7", "C1"), "3 D5");
    EXPECT_EQ(connect(link, "C7", "C1").substr(0, 1), "1");
}

// One node settles nothing here.
TEST(Connection, WhatIsNotSettledGoesToTheSideToMove) {
    board::Board board = drawn(edge);
    EXPECT_EQ(Tactics({.nodes = 1}).connect(board, point(board, "B3"), point(board, "F3")).code, TacticalCode::win);
    EXPECT_EQ(Tactics({.nodes = 1}).disconnect(board, point(board, "B3"), point(board, "F3")).code, TacticalCode::win);
}

TacticalCode attack_either(const char* text, const char* a, const char* b) {
    board::Board board = drawn(text);
    return Tactics().attack_either(board, point(board, a), point(board, b)).code;
}

bool same_dragon(const char* text, const char* a, const char* b) {
    board::Board board = drawn(text);
    return Tactics().same_dragon(board, point(board, a), point(board, b)).code == TacticalCode::win;
}

TEST(Dragon, HoldsWhatCannotBeCut) {
    EXPECT_TRUE(same_dragon(gap, "A4", "C4"));
    EXPECT_TRUE(same_dragon(bamboo, "B5", "D5"));
    EXPECT_TRUE(same_dragon(diagonal, "C5", "D4"));
}

TEST(Dragon, EndsWhereACutIsPossible) {
    EXPECT_FALSE(same_dragon(peeped_diagonal, "C5", "D4"));
    EXPECT_FALSE(same_dragon(gap, "A4", "E4"));
    EXPECT_FALSE(same_dragon(walled, "B3", "F3"));
}

TEST(Dragon, EndsWhereAKoDecides) { EXPECT_FALSE(same_dragon(ko, "C7", "C1")); }

TEST(Connection, TheBoardIsAsBefore) {
    board::Board board = drawn(gap);
    const std::uint64_t before = board.hash();
    Tactics().disconnect(board, point(board, "A4"), point(board, "E4"));
    EXPECT_EQ(board.hash(), before);
}

// Two strings in atari, far from each other: one can be saved, not both.
TEST(Either, OneOfTwoIsCaptured) {
    constexpr const char* two = R"(
        OX.....
        .......
        .......
        .......
        .......
        .......
        OX.....)";
    EXPECT_EQ(attack_either(two, "A7", "A1"), TacticalCode::win);
}

// One move on the point between them puts both in atari, and neither is in atari before.
TEST(Either, ADoubleAtariTakesOneOfTwo) {
    constexpr const char* fork = R"(
        .........
        .........
        ..XX.....
        .XOO.....
        ..XX.X...
        ....OX...
        ...XOX...
        ....X....
        .........)";
    EXPECT_EQ(attack_either(fork, "D6", "E4"), TacticalCode::win);
}

// A board may be set up like that.
TEST(Either, NoMoveCapturesAStoneWithoutLiberty) {
    constexpr const char* shut_in = R"(
        .O...
        OXO..
        .O...
        .....
        ..X..)";
    EXPECT_EQ(attack_either(shut_in, "B4", "C1"), TacticalCode::failure);
}

TEST(Either, AMoveAttacksOrDefendsWhatHangsOnIt) {
    constexpr const char* atari = R"(
        OX.....
        .......
        ...X...
        ..XOX..
        .......
        .......
        .......)";
    board::Board board = drawn(atari);
    Tactics tactics;
    const board::Vertex hanging = point(board, "D4");
    EXPECT_EQ(tactics.does_attack(board, point(board, "D3"), hanging).code, TacticalCode::win);
    EXPECT_EQ(tactics.does_defend(board, point(board, "D3"), hanging).code, TacticalCode::win);
    EXPECT_EQ(tactics.does_attack(board, point(board, "F1"), hanging).code, TacticalCode::failure);
    EXPECT_EQ(tactics.does_defend(board, point(board, "F1"), hanging).code, TacticalCode::failure);
    const board::Vertex lost = point(board, "A7");
    EXPECT_EQ(tactics.does_attack(board, point(board, "A6"), lost).code, TacticalCode::failure);
    const board::Vertex safe = point(board, "D5");
    EXPECT_EQ(tactics.does_defend(board, point(board, "D6"), safe).code, TacticalCode::failure);
}

}  // namespace
}  // namespace katachi::reading
