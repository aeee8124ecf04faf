// Which stones of a dragon cannot be cut off from one of them.
#include "engine/life/goal/held_part.h"

#include <gtest/gtest.h>

#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

board::VertexSet held_part_of(const char* rows, board::Vertex vertex) {
    const ClosedRegion problem = drawn_problem(rows);
    board::Board board(problem.position);
    reading::Tactics tactics;
    return held_part(board, problem.goal.stones, vertex, tactics);
}

// One move between them parts the stones at the left from those at the right.
constexpr const char* parted =
    "DDDA.ADDD/DAAAAAAAD/DD.....DD/AAAA.AAAA/........./........./........./........./.........";

TEST(HeldPart, EndsWhereAMoveCuts) {
    const board::VertexSet left = held_part_of(parted, board::vertex_at(0, 0));
    EXPECT_TRUE(left.contains(board::vertex_at(2, 1)));
    EXPECT_FALSE(left.contains(board::vertex_at(0, 8)));
    EXPECT_FALSE(held_part_of(parted, board::vertex_at(0, 8)).contains(board::vertex_at(0, 0)));
}

// Each string shares two liberties with the next: the first and the last are held by the one between.
TEST(HeldPart, ReachesOnByStringsThatAreHeld) {
    const char* chain = "........./.D.D.D.../.D.D.D.../........./........./........./........./........./.........";
    const board::VertexSet held = held_part_of(chain, board::vertex_at(1, 1));
    EXPECT_TRUE(held.contains(board::vertex_at(1, 3)));
    EXPECT_TRUE(held.contains(board::vertex_at(1, 5)));
}

TEST(HeldPart, IsTheStringWhereTheDragonIsOne) {
    const char* one = "DD......./DD......./........./........./........./........./........./........./.........";
    EXPECT_EQ(held_part_of(one, board::vertex_at(0, 0)).count(), 4U);
}

// White captures the four stones at the top by C5. That no other move cuts them off from the rest is no help.
TEST(HeldPart, IsAStringThatIsCaptured) {
    board::Board board(*board::parse_rows(".OOXXX/OO.XO./OX.OOX/OOXXXX/XXXOOO/..OOX."));
    reading::Tactics tactics;
    const board::VertexSet part = held_part(board, board.stones(board::Colour::black), board::vertex_at(0, 3), tactics);
    EXPECT_EQ(part, board.string_stones(board::vertex_at(0, 3)));
}

}  // namespace
}  // namespace katachi::life
