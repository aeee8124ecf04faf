// Eyes that nobody can take, whatever happens outside.
#include "engine/eyespaces/pessimistic_eyes.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::eyespaces {
namespace {

int eyes_in_corner(const char* rows) {
    ReadEyes read(rows);
    return pessimistic_eyes(read.board, *read.spaces.at(read.vertex("A1"), board::Colour::white), read.known);
}

TEST(PessimisticEyes, AreThoseOfClosedSpaces) {
    EXPECT_EQ(eyes_in_corner("......./......./......./......./......./OO...../.O....."), 1);
    EXPECT_EQ(eyes_in_corner("......./......./......./......./XXXXXX./OOOOOX./....OX."), 2);
    EXPECT_EQ(eyes_in_corner("......./......./......./......./......./OOOXX../....X.."), 0) << "open at the end";
}

// Black's stone at B1 is taken unless C1 joins it.
TEST(PessimisticEyes, AreNoneWhereAFalseMarginIsTaken) {
    ReadEyes read("......./......./......./......./......./OOOOXX./OX.X...");
    const EyeSpace& space = *read.spaces.at(read.vertex("B1"), board::Colour::white);
    ASSERT_EQ(space.region.false_margins, read.points({"C1"}));
    EXPECT_EQ(space.worth.value.attacked, 1);
    EXPECT_EQ(pessimistic_eyes(read.board, space, read.known), 0);
}

// Six points in the corner live by two liberties outside.
TEST(PessimisticEyes, DoNotCountOnLibertiesOutside) {
    ReadEyes read("........./........./........./........./X...X..../........./OOOO...../...O...../...O.....");
    const EyeSpace& space = *read.spaces.at(read.vertex("A1"), board::Colour::white);
    ASSERT_EQ(space.size(), 6);
    EXPECT_EQ(space.worth.value.attacked, 2);
    EXPECT_LT(pessimistic_eyes(read.board, space, read.known), 2);
}

// Four points in a row are two eyes, and one where the other side gets the last of them.
TEST(PessimisticEyes, LeaveHalfAndFalseEyesToTheOtherSideAndWhatAKoDecides) {
    const std::vector<std::string> diagram{"OOOOOO", "O....O", "OOOOOO"};
    const ReadEyes read(framed(diagram));
    const auto eyes = [&](int eighths, std::uint8_t attacked) {
        EyeSpace space;
        space.owner = board::Colour::white;
        for (int i = 1; i <= 4; ++i) space.region.points.insert(framed_vertex(diagram, 1, i));
        TopologicalEye& end = space.ends.emplace_back();
        end.point = framed_vertex(diagram, 1, 4);
        end.eighths = eighths;
        space.worth.value.attacked = attacked;
        KnownGames known(no_tables);
        return pessimistic_eyes(read.board, space, known);
    };
    EXPECT_EQ(eyes(TopologicalEye::most_proper, 2), 2);
    EXPECT_EQ(eyes(TopologicalEye::most_proper + diagonal_value::ko_of_owner, 2), 1) << "half an eye without the ko";
    EXPECT_EQ(eyes(TopologicalEye::most_proper + diagonal_value::whoever_moves, 2), 1) << "half an eye";
    EXPECT_EQ(eyes(TopologicalEye::least_false, 2), 1) << "a false eye";
    EXPECT_EQ(eyes(TopologicalEye::most_proper, 1), 1) << "no more than the value promises";
}

// They promise no more than the value, and something where much is closed.
TEST(PessimisticEyes, OfRecordedPositionsAreNoMoreThanTheValue) {
    KATACHI_NEEDS(test::recorded_matches_file);
    std::array<int, 3> spaces{};
    int next = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (next++ % 9 != 0) continue;
        board::Board board(recorded.position);
        reading::Tactics tactics({.nodes = 100});
        KnownGames known(solved_eyes().eyes);
        const EyeSpaces all(board, worms::Worms(board, tactics), tactics, known);
        for (const EyeSpace& space : all.all()) {
            const int eyes = pessimistic_eyes(board, space, known);
            ASSERT_LE(eyes, space.worth.value.attacked) << recorded.game;
            ++spaces[static_cast<std::size_t>(eyes)];
        }
    }
    EXPECT_GT(spaces[0], 50);
    EXPECT_GT(spaces[1], 20);
    EXPECT_GT(spaces[2], 1);
}

}  // namespace
}  // namespace katachi::eyespaces
