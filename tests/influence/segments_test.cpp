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

Influence influence_read(const Question& question) { return InfluenceReader(question.position.size).of(question); }

constexpr const char* corners =
    "..X....../..X....../XXX....../........./........./........./......OOO/......O../......O..";

TEST(Segments, AreCountedWithTheirPrisoners) {
    Question question =
        question_about("OX......./.X......./XX......./........./........./........./......OOO/......O../......O..");
    question.living.remove(vertex_at(0, 0));
    const Segments territory(influence_read(question), Hold::territory);
    ASSERT_EQ(territory.all().size(), 2U);
    const Segment& black = territory.all()[0];
    EXPECT_EQ(black.owner, Colour::black);
    EXPECT_EQ(black.size(), 2);
    EXPECT_NEAR(black.value, 3, 0.05) << "two points and a prisoner";
    EXPECT_EQ(territory.all()[1].owner, Colour::white);
    EXPECT_EQ(territory.all()[1].size(), 4);
    EXPECT_NEAR(territory.all()[1].value, 4, 0.05);
}

TEST(Segments, BelongToTheStonesBesideThem) {
    const Segments territory(influence_read(question_about(corners)), Hold::territory);
    const Segment* const corner = territory.at(vertex_at(0, 0));
    ASSERT_NE(corner, nullptr);
    EXPECT_EQ(territory.at(vertex_at(2, 2)), corner);
    EXPECT_EQ(corner->stones.count(), 5);
    EXPECT_EQ(territory.at(vertex_at(4, 4)), nullptr);
}

TEST(Segments, AreNoStonesAlone) {
    const Segments none(influence_read(question_about("XO/OX")), Hold::area);
    EXPECT_TRUE(none.all().empty());
    EXPECT_EQ(none.at(vertex_at(0, 0)), nullptr);
}

TEST(Segments, GrowWithWhatIsHeldLessSurely) {
    const Influence read = influence_read(question_about(corners));
    const auto points_of_black = [&](Hold hold) {
        int sum = 0;
        const Segments segments(read, hold);
        for (const Segment& segment : segments.all())
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
    const Influence earlier = influence_read(before), later = influence_read(after);
    EXPECT_NEAR(points_gained(earlier, later, Colour::black), -1, 0.3) << "a point is filled, the prisoner was counted";
    before.living.insert(vertex_at(0, 0));
    EXPECT_GT(points_gained(influence_read(before), later, Colour::black), 1);
    EXPECT_FLOAT_EQ(points_gained(earlier, later, Colour::black), -points_gained(earlier, later, Colour::white));
}

}  // namespace
}  // namespace katachi::influence
