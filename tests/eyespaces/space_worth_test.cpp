// What hangs on half eyes outside of a space: kos, and moves that decide several half eyes. The ends of the spaces are
// made by hand.
#include "engine/eyespaces/space_worth.h"

#include <gtest/gtest.h>

#include <utility>

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/board_game.h"
#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

constexpr int half_if_ko_is_lost = TopologicalEye::most_proper + diagonal_value::ko_of_owner;

// A row of White's, of so many points, with an end of so many eighths at both sides.
struct Row {
    std::vector<std::string> diagram;
    ReadEyes read;
    EyeRegion region;
    std::vector<TopologicalEye> ends;

    Row(int points, int eighths)
        : diagram(3, "O" + std::string(static_cast<std::size_t>(points), 'O') + "O"),
          read(framed(with_row(diagram, points))) {
        for (int i = 1; i <= points; ++i) region.points.insert(framed_vertex(diagram, 1, i));
        for (const int i : {1, points}) {
            TopologicalEye& end = ends.emplace_back();
            end.point = framed_vertex(diagram, 1, i);
            end.eighths = eighths;
        }
    }

    board::VertexSet points(std::initializer_list<const char*> names) const { return read.points(names); }
    SpaceWorth worth() const {
        KnownGames known(solved_eyes().eyes);
        return space_worth({read.board, board::Colour::white, region, ends, {}}, known);
    }

  private:
    static const std::vector<std::string>& with_row(std::vector<std::string>& diagram, int points) {
        diagram[1] = "O" + std::string(static_cast<std::size_t>(points), '.') + "O";
        return diagram;
    }
};

TEST(SpaceWorth, NamesTheMovesOfTheKoOnWhichItHangs) {
    // Four points are two eyes if White wins both kos, and then Black could threaten; they are one if Black does.
    Row row(4, half_if_ko_is_lost);
    row.ends[0].attacks = row.points({"A1"});
    row.ends[0].defences = row.points({"B1"});
    row.ends[1].attacks = row.points({"C1"});
    row.ends[1].defences = row.points({"D1"});
    const SpaceWorth worth = row.worth();
    EXPECT_EQ(match::eye_value_text(worth.value), "1122");
    EXPECT_EQ(worth.attacks, row.points({"A1", "C1"}));
    EXPECT_EQ(worth.defences, row.points({"B1", "D1"}));
}

// The moves of these ends, at F7 and G7: the attacker's at A1 and C1, the owner's at B1 and D1.
SpaceWorth worth_of_two(int first_eighths, int second_eighths) {
    Row row(2, first_eighths);
    row.ends[1].eighths = second_eighths;
    row.ends[0].attacks = row.points({"A1"});
    row.ends[0].defences = row.points({"B1"});
    row.ends[1].attacks = row.points({"C1"});
    row.ends[1].defences = row.points({"D1"});
    return row.worth();
}

// Where Black wins the ko, G7 is false all the same unless White fills it: it decides nothing for Black.
TEST(SpaceWorth, NamesTheMoveOfAKoForTheSideThatNeedsIt) {
    constexpr int false_if_ko_is_lost =
        TopologicalEye::most_proper + diagonal_value::ko_of_other;  // and half an eye if it is won
    const SpaceWorth worth = worth_of_two(TopologicalEye::most_proper, false_if_ko_is_lost);
    const Row row(2, 0);
    EXPECT_EQ(match::eye_value_text(worth.value), "0011");
    EXPECT_EQ(worth.attacks, row.points({"G7"}));
    EXPECT_EQ(worth.defences, row.points({"G7", "D1"})) << "White fills it, or keeps it";
}

// G7 is false. White has to fill it, whoever wins the ko for F7.
TEST(SpaceWorth, NamesMovesThatNeedNoKo) {
    const SpaceWorth worth = worth_of_two(half_if_ko_is_lost, TopologicalEye::least_false);
    const Row row(2, 0);
    EXPECT_EQ(match::eye_value_text(worth.value), "0011");
    EXPECT_EQ(worth.attacks, row.points({"G7", "A1"}));
    EXPECT_EQ(worth.defences, row.points({"G7"}));
}

// One eye whoever begins: Black has threats, and White has nothing to gain.
TEST(SpaceWorth, NamesThreatsWhereTheBeginnerDoesNotMatter) {
    const SpaceWorth worth = worth_of_two(TopologicalEye::most_proper, half_if_ko_is_lost);
    const Row row(2, 0);
    EXPECT_EQ(match::eye_value_text(worth.value), "0111");
    EXPECT_EQ(worth.attacks, row.points({"G7", "C1"}));
    EXPECT_TRUE(worth.defences.empty());
}

// Of five points with two stones of Black's beside the end, White has eyes if he begins, else a seki.
TEST(SpaceWorth, MarksASekiByTableAndBySearch) {
    const std::vector<std::string> diagram{"OOOOOOO", "O.XX..O", "OOOOOOO"};
    ReadEyes read(framed(diagram));
    KnownGames solved(solved_eyes().eyes);
    const EyeSpaces by_table(read.board, read.worms, read.tactics, solved);
    EXPECT_EQ(solved.searches(), 0u);
    EXPECT_GT(read.known.searches(), 0u);
    for (const EyeSpaces* spaces : {&by_table, &std::as_const(read.spaces)}) {
        const EyeSpace* const space = spaces->at(framed_vertex(diagram, 1, 1), board::Colour::white);
        ASSERT_NE(space, nullptr);
        EXPECT_EQ(match::eye_value_text(space->worth.value), "2222");
        EXPECT_TRUE(space->worth.attacked_is_seki);
        EXPECT_FALSE(space->worth.defended_is_seki);
    }
}

TEST(BoardGame, HalfEyesThatOneMoveKeepsShareAKey) {
    Row row(3, TopologicalEye::most_proper + diagonal_value::whoever_moves);
    for (TopologicalEye& end : row.ends) end.defences = row.points({"B1"});
    row.ends[0].attacks = row.points({"A1", "B1"});
    row.ends[1].attacks = row.points({"B1", "C1"});
    const BoardGame game =
        board_game({row.read.board, board::Colour::white, row.region, row.ends, {}}, KoWinner::owner);
    ASSERT_EQ(game.places.size(), 4U) << "three points and a key";
    EXPECT_EQ(game.places.back().defences, row.points({"B1"}));
    EXPECT_EQ(game.places.back().attacks, row.points({"A1", "B1", "C1"}));

    row.ends[1].defences = row.points({"D1"});
    EXPECT_EQ(
        board_game({row.read.board, board::Colour::white, row.region, row.ends, {}}, KoWinner::owner).places.size(),
        5U);
}

}  // namespace
}  // namespace katachi::eyespaces
