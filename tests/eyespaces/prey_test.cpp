// Strings beyond margins that a double threat takes belong to the game of a space, others do not.
#include "engine/eyespaces/prey.h"

#include <gtest/gtest.h>

#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

// White's three stones in the corner are lost; E1 takes them and puts those on its other side in atari.
constexpr const char* double_threat =
    ".........../.........../.........../.........../.........../.........../.........../.........../.........../"
    "XXXXXXXXO../OOO.OOO.OO.";

TEST(Prey, IsTakenByADoubleThreat) {
    const ReadEyes read(double_threat);
    const EyeSpace* const space = read.spaces.at(read.vertex("B1"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_FALSE(space->region.points.contains(read.vertex("F1")));
    EXPECT_TRUE(space->played.points.contains(read.vertex("F1")));
    EXPECT_EQ(space->played.ways_out, read.points({"H1"}));
    EXPECT_EQ(match::eye_value_text(space->worth.value), "1122");
    EXPECT_TRUE(space->worth.defences.contains(read.vertex("D1")));
    EXPECT_TRUE(space->worth.attacks.contains(read.vertex("H1")));
}

TEST(Prey, GetsOutThroughAnotherSpaceOfTheOwnerInNoGame) {
    const ReadEyes read(double_threat);
    const EyeRegion& region = read.spaces.at(read.vertex("B1"), Colour::black)->region;
    const auto with = [&](const board::VertexSet& own) {
        return with_prey(read.board, read.worms, Colour::black, region, own).points;
    };
    EXPECT_NE(with(region.points), region.points);
    EXPECT_EQ(with(region.points | read.points({"H1"})), region.points) << "H1 would count twice";
}

// A search of one position solves neither game.
TEST(Prey, IsLeftOutWhereItsGameIsNotSolved) {
    ReadEyes read(double_threat);
    KnownGames known(no_tables, 1);
    const EyeSpaces spaces(read.board, read.worms, read.tactics, known);
    const EyeSpace* const space = spaces.at(read.vertex("B1"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_FALSE(space->worth.is_solved);
    EXPECT_EQ(space->played.points, space->region.points);
    board::VertexSet ends;
    for (const TopologicalEye& end : space->ends) ends.insert(end.point);
    EXPECT_EQ(ends, space->region.ends());
}

TEST(Prey, IsNotLookedForAmongStonesWithManyLiberties) {
    const ReadEyes read(
        ".........../.........../.........../.........../.........../.........../.........../.........../.........../"
        "XXXXX....../OOO.OO.....");
    const EyeSpace* const space = read.spaces.at(read.vertex("B1"), Colour::black);
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(space->played.points, space->region.points);
}

}  // namespace
}  // namespace katachi::eyespaces
