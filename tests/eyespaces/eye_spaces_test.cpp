// Eye spaces and their worth: the worked examples of the manual, and boards that a reader can check.
#include <gtest/gtest.h>

#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

struct Example {
    std::vector<std::string> diagram;
    int row, column;  // a point of White's space

    ReadEyes read() const { return ReadEyes(framed(diagram)); }
    board::Vertex vertex() const { return framed_vertex(diagram, row, column); }
};

std::string value_of(const Example& example) {
    const ReadEyes read = example.read();
    return read.value(board::vertex_name(example.vertex(), frame_size), Colour::white);
}

TEST(EyeSpaces, TellAChimera) {
    EXPECT_EQ(value_of({{".XXXXX", "XOOOX.", "XO.OOX", "XX..OX", "XXOOXX", ".XXXXX"}, 2, 2}), "0022");
}

TEST(EyeSpaces, GiveThreeWaysOfAnEyeAndAHalf) {
    // Open at the end, half an eye at the end, and a false eye at the end are the same local game.
    const Example open{{"XOOOOOO", "X.....O", "XOOOOOO"}, 1, 3};
    const Example half{{"XXOOOOO", "XO....O", "X.OOOOO", "XXXXXXX"}, 1, 3};
    const Example false_eye{{"XXXOOOOOO", "X.O.....O", "XXXOOOOOO"}, 1, 5};
    for (const Example& example : {open, half, false_eye}) EXPECT_EQ(value_of(example), "1122");
}

TEST(EyeSpaces, DecideAHalfEyeFromOutside) {
    const Example half{{"XXOOOOO", "XO....O", "X.OOOOO", "XXXXXXX"}, 1, 3};
    const ReadEyes read = half.read();
    const EyeSpace* const space = read.spaces.at(half.vertex(), Colour::white);
    ASSERT_NE(space, nullptr);
    const board::VertexSet key = board::VertexSet::of(framed_vertex(half.diagram, 2, 1));
    EXPECT_TRUE((key - space->worth.attacks).empty());
    EXPECT_TRUE((key - space->worth.defences).empty());
    EXPECT_TRUE(space->open_points().empty()) << "half an eye is not the other side's";
}

TEST(EyeSpaces, LeaveFalseEyesToTheOtherSide) {
    const Example false_eye{{"XXXOOOOOO", "X.O.....O", "XXXOOOOOO"}, 1, 5};
    const ReadEyes read = false_eye.read();
    const EyeSpace* const space = read.spaces.at(false_eye.vertex(), Colour::white);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->open_points(), board::VertexSet::of(framed_vertex(false_eye.diagram, 1, 3)));
}

TEST(EyeSpaces, OfThreePointsAreDecidedInTheMiddle) {
    const Example three{{"OOOOO", "O...O", "OOOOO"}, 1, 2};
    const ReadEyes read = three.read();
    const EyeSpace* const space = read.spaces.at(three.vertex(), Colour::white);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->worth.value.attacked, 1);
    EXPECT_EQ(space->worth.value.defended, 2);
    EXPECT_EQ(space->worth.attacks, board::VertexSet::of(three.vertex()));
    EXPECT_EQ(space->worth.defences, board::VertexSet::of(three.vertex()));
}

TEST(EyeSpaces, CountAnEyeThatAnAnswerKeeps) {
    // The manual's pattern 6141: after Black's move White can answer, and one eye is left.
    const Example example{{".OOOXXX", "OOXOXOO", "OXX...O", "OOOOOOO"}, 2, 3};
    EXPECT_EQ(value_of(example), "1122");
}

TEST(EyeSpaces, FindMarginsInAGame) {
    // Chapter 8.2, at the left edge.
    const ReadEyes read(
        ".X.XX..XOXO../X.....XXOOO../OXXXX..XOOO../OOOOX.OXOOO../....OOOOXXO../XO.XXX..XOO../XOOOOOOOXXO../"
        ".XXO.OXO..X../X..X.XXXXXX../OXXOX.XOOXO../............./............./.............");
    const EyeSpace* const space = read.spaces.at(read.vertex("C9"), Colour::white);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->region.points, read.points({"A9", "B9", "C9", "D9", "C8", "D8", "E8", "F8", "G8", "H8"}));
    EXPECT_EQ(space->region.margins, read.points({"A9", "H8"}));
    EXPECT_EQ(space->worth.value.attacked, 2);
}

TEST(EyeSpaces, LeaveOutFalseMargins) {
    // Black's move at C1 would leave a string with one liberty (chapter 8.10).
    const ReadEyes read("......./......./......./......./......./OOOOXX./OX.X...");
    const EyeSpace* const space = read.spaces.at(read.vertex("B1"), Colour::white);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->region.points, read.points({"B1"}));
    EXPECT_EQ(space->region.false_margins, read.points({"C1"}));
    EXPECT_EQ(space->worth.value.attacked, 1);
    EXPECT_EQ(space->worth.value.defended, 1);
}

TEST(EyeSpaces, KnowStonesThatTheSpaceCutsOff) {
    // Black's stone at B1 is no part of the wall: the eyes on its two sides are not safe for it.
    const ReadEyes read("......./......./......./......./XXXX.../OOOX.../.X.X...");
    const EyeSpace* const space = read.spaces.at(read.vertex("A1"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->region.points, read.points({"A1", "C1", "A2", "B2", "C2"}));
    EXPECT_EQ(space->worth.value.attacked, 1);
}

TEST(EyeSpaces, JudgeLargeSpacesBySize) {
    const ReadEyes read(
        "XXOOOOOOOOOOO/XO.........../X.OOO......../XXXXO......../...XOOOOOOOOO/............./............./"
        "............./"
        "............./............./............./............./.............");
    const board::Vertex half = read.vertex("C12");
    const EyeSpace* const space = read.spaces.at(half, Colour::white);
    ASSERT_NE(space, nullptr);
    EXPECT_GT(space->size(), 20);
    EXPECT_FALSE(space->worth.is_solved());
    EXPECT_EQ(space->worth.value.attacked, 2);
    EXPECT_EQ(doubt_text(space->worth), " (judged by size)");
    ASSERT_NE(space->end_at(half), nullptr);
    EXPECT_EQ(space->end_at(half)->kind(), TopologicalEye::Kind::half);
}

TEST(EyeSpaces, JudgeBetweenTheProvedBounds) {
    const ReadEyes read("........./.X......./.XO...X../.XO....../XO......./.O......./..XXXOO../....XO.../...XOO...");
    const EyeSpace* const space = read.spaces.at(read.vertex("A9"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(match::eye_value_text(space->worth.value), "1111");
    EXPECT_EQ(doubt_text(space->worth), " (judged by size, between 0111 and 1112)");
}

TEST(EyeSpaces, TakeSekiForLife) {
    // White's stones at the edge cannot be captured, and have no room to live.
    const ReadEyes read("......./....XXX/....XX./...XX.O/...X.O./...XXXX/.......");
    const EyeSpace* const space = read.spaces.at(read.vertex("G3"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->size(), 6);
    EXPECT_EQ(space->worth.value.attacked, 2);
}

}  // namespace
}  // namespace katachi::eyespaces
