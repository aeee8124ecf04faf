// Influence for eye spaces: the manual's examples, and the quick way beside the plain one.
#include "engine/eyespaces/domains.h"

#include <gtest/gtest.h>

#include "tests/eyespaces/plain_domain.h"
#include "tests/support/random_position.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

LivelyStones all_stones(const board::Position& position) {
    const board::Board board(position);
    return {.black = board.stones(Colour::black), .white = board.stones(Colour::white)};
}

board::VertexSet black_domain(std::string_view rows) {
    const board::Position position = board::parse_rows(rows).value();
    return domain(position.size, all_stones(position), Colour::black);
}

// How many points of the lower rows Black has influence at.
int leaked(std::string_view rows, int first_row) {
    int count = 0;
    for (const board::Vertex vertex : black_domain(rows)) count += board::row_of(vertex) >= first_row ? 1 : 0;
    return count;
}

TEST(Domain, ReachesAllWhereNobodyStandsInTheWay) {
    EXPECT_EQ(black_domain("......./......./......./...X.../......./......./.......").count(), 49);
}

TEST(Domain, IsOfStonesAndWhatTheyTouch) { EXPECT_EQ(black_domain("OOOOO/O.X.O/OO.OO/O...O/OOOOO").count(), 4); }

TEST(Domain, DoesNotLeakPastAKnightsMove) {
    const char* const wall =
        "........./..X...X../........./.....OOOO/OOOO...../........./........./........./.........";
    EXPECT_EQ(leaked(wall, 5), 0);
    const char* const gap = "........./..X...X../........./......OOO/OOOO...../........./........./........./.........";
    EXPECT_GT(leaked(gap, 5), 0);
}

TEST(Domain, DoesNotLeakPastAJumpOfTwoPoints) {
    const char* const wall =
        "........./..X...X../........./........./OOOO..OOO/........./........./........./.........";
    EXPECT_EQ(leaked(wall, 5), 0);
    const char* const gap = "........./..X...X../........./........./OOO...OOO/........./........./........./.........";
    EXPECT_GT(leaked(gap, 5), 0);
}

TEST(Domain, DoesNotLeakUnderAStoneOnTheThirdLine) {
    const char* const wall = "..O..../..O..../..O..../..O..../X.O..../......./.......";
    EXPECT_FALSE(black_domain(wall).contains(board::parse_vertex("G1", 7).value()));
}

TEST(Domain, ReachesACornerThatTheOtherSideDoesNotTouch) {
    const board::Vertex corner = board::parse_vertex("A5", 5).value();
    EXPECT_TRUE(black_domain(".XO../..O../OOO../...../.....").contains(corner));
    EXPECT_TRUE(black_domain("..X../.O.../...../...../.....").contains(corner) == false);
}

TEST(Domain, IsTheSameWhenFoundPointByPoint) {
    std::mt19937 random(test::test_seed());
    int reached = 0;
    for (int i = 0; i < 3000; ++i) {
        const int size = std::uniform_int_distribution(2, 19)(random);
        const double density = std::uniform_real_distribution(0.0, 0.6)(random);
        const LivelyStones lively = all_stones(test::random_position(size, density, random));
        for (const Colour side : {Colour::black, Colour::white}) {
            const board::VertexSet found = domain(size, lively, side);
            ASSERT_EQ(found, plain_domain(size, lively, side)) << "case " << i;
            reached += found.count();
        }
    }
    EXPECT_GT(reached, 100'000);
}

}  // namespace
}  // namespace katachi::eyespaces
