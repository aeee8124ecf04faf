#include "engine/influence/segments.h"

#include <gtest/gtest.h>

#include "engine/influence/difference.h"

namespace katachi::influence {
namespace {

using board::Colour;
using board::vertex_at;

Question question_about(const char* rows, Use use = Use::territory) {
    return Question(board::parse_rows(rows).value(), use);
}

constexpr const char* corners =
    "..X....../..X....../XXX....../........./........./........./......OOO/......O../......O..";

TEST(Segments, AreCountedWithTheirPrisoners) {
    Question question =
        question_about("OX......./.X......./XX......./........./........./........./......OOO/......O../......O..");
    question.living.remove(vertex_at(0, 0));
    const std::vector<Segment> territory = segments_of(influence_of(question), Hold::territory);
    ASSERT_EQ(territory.size(), 2U);
    const Segment& black = territory[0];
    EXPECT_EQ(black.owner, Colour::black);
    EXPECT_EQ(black.size(), 2);
    EXPECT_NEAR(black.value, 3, 0.05) << "two points and a prisoner";
    EXPECT_EQ(territory[1].owner, Colour::white);
    EXPECT_EQ(territory[1].size(), 4);
    EXPECT_NEAR(territory[1].value, 4, 0.05);
}

TEST(Segments, BelongToTheStonesBesideThem) {
    const std::vector<Segment> territory = segments_of(influence_of(question_about(corners)), Hold::territory);
    ASSERT_EQ(territory.size(), 2U);
    const Segment& corner = territory[0];
    EXPECT_TRUE(corner.points.contains(vertex_at(0, 0)));
    EXPECT_TRUE(corner.stones.contains(vertex_at(2, 2)));
    EXPECT_EQ(corner.stones.count(), 5);
    for (const Segment& segment : territory)
        EXPECT_FALSE((segment.points | segment.stones).contains(vertex_at(4, 4))) << "the middle is nobody's";
}

TEST(Segments, AreNoStonesAlone) {
    EXPECT_TRUE(segments_of(influence_of(question_about("XO/OX")), Hold::area).empty());
}

TEST(Segments, GrowWithWhatIsHeldLessSurely) {
    const Influence read = influence_of(question_about(corners));
    const auto points_of_black = [&](Hold hold) {
        int sum = 0;
        for (const Segment& segment : segments_of(read, hold))
            if (segment.owner == Colour::black) sum += segment.size();
        return sum;
    };
    EXPECT_LT(points_of_black(Hold::territory), points_of_black(Hold::moyo));
    EXPECT_LT(points_of_black(Hold::moyo), points_of_black(Hold::area));
}

TEST(Difference, OfACaptureIsTwoPointsAStone) {
    Question before = question_about("OX.../.X.../XX.../...../.....");
    before.living.remove(vertex_at(0, 0));
    const Question after = question_about(".X.../XX.../XX.../...../.....");
    const Influence earlier = influence_of(before), later = influence_of(after);
    EXPECT_NEAR(points_gained(earlier, later, Colour::black), -1, 0.3) << "a point is filled, the prisoner was counted";
    before.living.insert(vertex_at(0, 0));
    EXPECT_GT(points_gained(influence_of(before), later, Colour::black), 1);
    EXPECT_FLOAT_EQ(points_gained(earlier, later, Colour::black), -points_gained(earlier, later, Colour::white));
}

}  // namespace
}  // namespace katachi::influence
