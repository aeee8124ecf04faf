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

}  // namespace
}  // namespace katachi::eyespaces
