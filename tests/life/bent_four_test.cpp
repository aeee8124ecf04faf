// Corners that the rule about bent fours calls dead, against the plain judge: an attacker who wins kos takes them all.
#include "engine/life/ends/bent_four.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/board/turned_vertex.h"
#include "engine/life/ends/sure_death.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/turned_position.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_bent_fours = 20'000;

// A letter for each point that differs: v to z in the corner, 1 to 4 around it.
constexpr std::string_view corner_rows =
    "vwxD1A.../yDDDAA.../zD2AAA.../DD3A...../4AAA...../AA......./........./........./.........";

std::string filled(const std::string& inside, const std::string& outside) {
    std::string rows(corner_rows);
    for (char& point : rows) {
        if (point >= 'v' && point <= 'z') point = inside[static_cast<std::size_t>(point - 'v')];
        if (point >= '1' && point <= '4') point = outside[static_cast<std::size_t>(point - '1')];
    }
    return rows;
}

bool is_bent_four(const ClosedRegion& problem) {
    const board::Board board(problem.position);
    const board::VertexSet safe = safe_stones(board, problem.goal, problem.goal.attacker());
    return bent_four(board, problem.goal, problem.goal.stones, safe).has_value();
}

std::optional<bool> is_captured(const ClosedRegion& problem, board::Colour to_move, KoWinner winner) {
    return is_plainly_captured(plain_question(problem, to_move, winner), most_of_bent_fours);
}

TEST(BentFour, DiesWhereTheAttackerWinsKos) {
    int judged = 0;
    for (const char* inside : {"*a*a*", "aa*a*"})
        for (const char* outside : {"AAAA", "*AAA", "A*AA", "AA*A", "AAA*", "*AA*", "A**A"}) {
            const ClosedRegion problem = drawn_problem(filled(inside, outside));
            EXPECT_TRUE(is_bent_four(problem)) << inside << ' ' << outside;
            for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
                const auto captured = is_captured(problem, to_move, KoWinner::attacker);
                if (!captured) continue;
                ++judged;
                EXPECT_TRUE(*captured) << inside << ' ' << outside;
            }
        }
    EXPECT_GE(judged, 16);
}

TEST(BentFour, DiesInEveryCorner) {
    const ClosedRegion problem = drawn_problem(filled("*a*a*", "AAAA"));
    for (const board::Orientation orientation : board::all_orientations) {
        const auto turned = [&](const board::VertexSet& points) {
            board::VertexSet there;
            for (const board::Vertex point : points)
                there.insert(board::turned(point, orientation, problem.position.size));
            return there;
        };
        const DragonGoal goal{.stones = turned(problem.goal.stones), .region = turned(problem.goal.region)};
        EXPECT_TRUE(is_bent_four({test::turned(problem.position, orientation), goal})) << board::name(orientation);
    }
}

TEST(BentFour, HasNoStonesThatNobodyCanTake) {
    ClosedRegion problem = drawn_problem(filled("*a*a*", "AAAA"));
    ASSERT_TRUE(is_bent_four(problem));
    problem.goal.given_safe.insert(board::vertex_at(0, 1));
    EXPECT_FALSE(is_bent_four(problem));
}

TEST(BentFour, IsSavedByKosAloneAndNotOtherwise) {
    const ClosedRegion problem = drawn_problem(filled("aa*a*", "AAAA"));
    EXPECT_EQ(is_captured(problem, board::Colour::white, KoWinner::defender), false);
}

TEST(BentFour, IsNoOtherShape) {
    for (const char* inside : {"***a*", "*a***", "aaaa*", "aa*aa", "*****", "a*a*a"})
        EXPECT_FALSE(is_bent_four(drawn_problem(filled(inside, "AAAA")))) << inside;
}

TEST(BentFour, MayHaveNoLibertyWhereNobodyPlays) {
    std::string rows = filled("*a*a*", "AAAA");
    rows[rows.find("DDDA") + 3] = '.';
    EXPECT_FALSE(is_bent_four(drawn_problem(rows)));
}

// Two points outside that touch no stone of the attacker may become an eye.
TEST(BentFour, MayHaveNoOtherEye) {
    EXPECT_FALSE(
        is_bent_four(drawn_problem("*a*D**A../aDDD**A../*DAA**A../DDAAAAA../AAAA...../........./........./"
                                   "........./.........")));
}

}  // namespace
}  // namespace katachi::life
