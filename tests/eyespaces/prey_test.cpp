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
    EXPECT_FALSE(space->worth.is_solved());
    EXPECT_EQ(space->played.points, space->region.points);
    board::VertexSet ends;
    for (const TopologicalEye& end : space->ends) ends.insert(end.point);
    EXPECT_EQ(ends, space->region.ends());
}

// Black's space is C1 with the margin D1. These are the rows of the third, second and first line.
EyeRegion hunted(const std::string& first_line, const std::string& second_line,
                 const std::string& third_line = "...........") {
    std::string rows;
    for (int row = 0; row < 8; ++row) rows += ".........../";
    const ReadEyes read(rows + third_line + '/' + second_line + '/' + first_line);
    const EyeRegion region{.points = read.points({"C1", "D1"}), .margins = read.points({"D1"}), .false_margins = {}};
    return with_prey(read.board, read.worms, Colour::black, region, region.points);
}

board::VertexSet on_11_lines(std::initializer_list<const char*> names) {
    board::VertexSet set;
    for (const char* name : names) set.insert(board::parse_vertex(name, 11).value());
    return set;
}

TEST(Prey, HasOneWayOutOrTwo) {
    const EyeRegion one = hunted("XXO.OOO....", "XXXXXXXXO..");
    EXPECT_EQ(one.points, on_11_lines({"C1", "D1", "E1", "F1", "G1", "H1"}));
    EXPECT_EQ(one.ways_out, on_11_lines({"H1"})) << "J1 is empty";
    EXPECT_EQ(one.margins, on_11_lines({"H1"})) << "D1 is a point like others";
    EXPECT_EQ(hunted("XXO.OO.OO..", "XXXXX.XXO..").ways_out, on_11_lines({"G1", "F2"}));
    const board::VertexSet region = on_11_lines({"C1", "D1"});
    EXPECT_EQ(hunted("XXO.OO.OO..", "XXXX..XXO..").points, region) << "G1, F2 and E2";
    EXPECT_EQ(hunted("XXO.OOX....", "XXXXXXX....").points, region) << "Black D1 captures all";
}

TEST(Prey, DoesNotGetOutWhereTheOwnerStands) {
    const EyeRegion shut = hunted("XXO.OOO.X..", "XXXXXXXXX..");
    EXPECT_TRUE(shut.points.contains(board::parse_vertex("H1", 11).value()));
    EXPECT_TRUE(shut.ways_out.empty());
    EXPECT_TRUE(shut.margins.empty());
}

TEST(Prey, IsHuntedByTheWallWhichCapturesInTheSpace) {
    const board::VertexSet region = on_11_lines({"C1", "D1"});
    EXPECT_EQ(hunted("XX..OOO.OO.", "XXXXXXXXO..").points, region) << "Black D1 captures nothing";
    EXPECT_EQ(hunted("X.O.OOO.OO.", "XXXXXXXXO..").points, region) << "nor does it here";
    EXPECT_EQ(hunted("XXO.OOOX...", "XXXXXX.X...").points, region) << "H1 is no part of the wall";
    EXPECT_EQ(hunted("XXO.OOO....", "XXX.XXXXO..", "XXXXX......").points, region) << "D1 opens to D2";
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
