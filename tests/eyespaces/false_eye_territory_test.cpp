// Points that are no eyes and need not be filled.
#include "engine/eyespaces/false_eye_territory.h"

#include <gtest/gtest.h>

#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

// White's strings above and below meet at A11 alone, a false eye. The upper one has two eyes; `lower` is the row in
// which those of the lower one lie.
ReadEyes two_groups(const std::string& lower) {
    const std::string empty = "/.............";
    return ReadEyes(".O.OX......../OOOOX......../.OXXX......../OXXXX......../OOOOX......../" + lower +
                    "X......../OOOOX......../XXXXX........" + empty + empty + empty + empty + empty);
}

board::VertexSet territory(const ReadEyes& read) { return false_eye_territory(read.board, read.spaces, Colour::white); }

TEST(FalseEyeTerritory, LiesBetweenGroupsThatLiveWithoutIt) {
    const ReadEyes read = two_groups(".O.O");
    const EyeSpace* const space = read.spaces.at(read.vertex("A11"), Colour::white);
    ASSERT_NE(space, nullptr);
    ASSERT_EQ(space->end_at(read.vertex("A11"))->kind(), TopologicalEye::Kind::false_eye);
    EXPECT_EQ(territory(read), read.points({"A11"}));
    EXPECT_TRUE(false_eye_territory(read.board, read.spaces, Colour::black).empty());
}

// Black cannot play there, since all around it live, and so the lower group has two eyes.
TEST(FalseEyeTerritory, CountsAsAnEyeOfAllThatTouchIt) {
    const ReadEyes read = two_groups("OO.O");
    EXPECT_EQ(territory(read), read.points({"A11"}));
}

TEST(FalseEyeTerritory, HasToBeFilledWhereAGroupHasNoOtherEye) {
    const ReadEyes read = two_groups("OOOO");
    ASSERT_NE(read.spaces.at(read.vertex("A11"), Colour::white), nullptr);
    EXPECT_TRUE(territory(read).empty());
}

// Half an eye is territory too: whoever takes B10, both groups live.
TEST(FalseEyeTerritory, MayBeHalfAnEye) {
    const ReadEyes read(
        ".O.OX......../OOOOX......../.OXXX......../O.XXX......../OOOOX......../.O.OX......../OOOOX......../"
        "XXXXX......../............./............./............./............./.............");
    const EyeSpace* const space = read.spaces.at(read.vertex("A11"), Colour::white);
    ASSERT_NE(space, nullptr);
    ASSERT_EQ(space->end_at(read.vertex("A11"))->kind(), TopologicalEye::Kind::half);
    EXPECT_EQ(territory(read), read.points({"A11"}));
}

// Black B10 leaves the lower group no link but A11.
TEST(FalseEyeTerritory, IsNoLinkOfTheStringsBesideIt) {
    const ReadEyes read(
        ".O.OX......../OOOOX......../.OXXX......../O.XXX......../OOOOX......../OOOOX......../OOOOX......../"
        "XXXXX......../............./............./............./............./.............");
    ASSERT_NE(read.spaces.at(read.vertex("A11"), Colour::white), nullptr);
    EXPECT_TRUE(territory(read).empty());
}

// The stones at A10 have no eyes of their own, those below them two.
TEST(FalseEyeTerritory, IsKeptByStringsThatTwoLibertiesLink) {
    const ReadEyes linked(
        ".O.OX......../OOOOX......../.OXXX......../OXXXX......../OOXX........./..XXX......../OOOOX......../"
        ".O.OX......../OOOOX......../XXXXX......../............./............./.............");
    EXPECT_EQ(territory(linked), linked.points({"A11"})) << "A8 or B8";
    const ReadEyes cut(
        ".O.OX......../OOOOX......../.OXXX......../OXXXX......../OXXX........./.XXXX......../OOOOX......../"
        ".O.OX......../OOOOX......../XXXXX......../............./............./.............");
    ASSERT_NE(cut.spaces.at(cut.vertex("A11"), Colour::white), nullptr);
    EXPECT_TRUE(territory(cut).empty()) << "Black A8";
}

// The false eye is the end of a space of three points, so that Black can play there.
ReadEyes end_of_three(const std::string& lower) {
    const std::string empty = "/.............";
    return ReadEyes(".O.OX......../.OOOX......../.OXXX......../OXXXX......../OOOOX......../" + lower +
                    "X......../OOOOX......../XXXXX........" + empty + empty + empty + empty + empty);
}

TEST(FalseEyeTerritory, IsNoEyeWhereALargerSpaceEnds) {
    const ReadEyes two = end_of_three(".O.O");
    ASSERT_EQ(two.spaces.at(two.vertex("A11"), Colour::white)->size(), 3);
    EXPECT_EQ(territory(two), two.points({"A11"})) << "the lower group has two eyes without it";
    EXPECT_TRUE(territory(end_of_three("OO.O")).empty()) << "it has one";
    EXPECT_TRUE(territory(end_of_three("...O")).empty()) << "it has one if Black begins";
}

// The stones at A10 and those below stand around the eye at A8, in which Black's stone is lost.
TEST(FalseEyeTerritory, IsKeptByStringsAroundOneEye) {
    const ReadEyes read(
        ".O.OX......../.OOOX......../.OXXX......../OXXXX......../OOX........../.XOX........./OOOOX......../"
        ".O.OX......../OOOOX......../XXXXX......../............./............./.............");
    EXPECT_EQ(territory(read), read.points({"A11"}));
}

// The stones between the false eyes have no other eyes. They live with those below them alone.
TEST(FalseEyeTerritory, IsLostWithAnotherThatAGroupHasToFill) {
    const std::string above = ".O.OX......../OOOOX......../.OXXX......../OXX........../OOX........../.OX........../";
    const ReadEyes living(
        above + "OXX........../OOOOX......../.O.OX......../OOOOX......../XXXXX......../............./.............");
    EXPECT_EQ(territory(living), living.points({"A11", "A8"}));
    const ReadEyes open(
        above + "OXX........../OO.........../............./............./............./............./.............");
    ASSERT_NE(open.spaces.at(open.vertex("A8"), Colour::white), nullptr);
    EXPECT_TRUE(territory(open).empty());
}

}  // namespace
}  // namespace katachi::eyespaces
