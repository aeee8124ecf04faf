#include "engine/influence/influence.h"

#include <gtest/gtest.h>

#include "engine/board/turned_vertex.h"
#include "engine/influence/territory.h"
#include "tests/influence/plain_influence.h"
#include "tests/influence/random_question.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"

namespace katachi::influence {
namespace {

using board::Colour;
using board::vertex_at;

Question all_living(const char* rows) { return Question(board::parse_rows(rows).value()); }

void expect_symmetry(const Question& question) {
    const int size = question.position.size;
    const Influence drawn = influence_of(question);
    for (const board::Orientation orientation : board::all_orientations) {
        const Influence turned = influence_of(turned_and_exchanged(question, orientation));
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const board::Vertex here = vertex_at(row, column);
                const board::Vertex there = board::turned(here, orientation, size);
                ASSERT_NEAR(drawn.black[at(here)], turned.white[at(there)], 1e-3);
                ASSERT_NEAR(drawn.white[at(here)], turned.black[at(there)], 1e-3);
                ASSERT_NEAR(drawn.territory[at(here)], -turned.territory[at(there)], 1e-4);
            }
    }
}

// Eight turns, with colours exchanged: with the recorded positions below 1,000 boards in a nightly run.
TEST(Influence, IsSymmetricUnderTurnsAndColours) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < test::rounds(60, 730); ++i) {
        const int size = std::uniform_int_distribution(5, 19)(random);
        expect_symmetry(random_question(test::random_position(size, 0.3, random), random));
    }
}

TEST(Influence, IsSymmetricOnRealPositions) {
    KATACHI_NEEDS(test::recorded_matches_file);
    std::mt19937 random(test::test_seed());
    std::size_t number = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions())
        if (number++ % static_cast<std::size_t>(test::rounds(13, 1)) == 0)
            expect_symmetry(random_question(recorded.position, random));
    EXPECT_GT(number, 200U);
}

TEST(Influence, EqualsItsDefinition) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < test::rounds(150, 1000); ++i) {
        const int size = std::uniform_int_distribution(5, i % 8 == 0 ? 19 : 11)(random);
        const Question question = random_question(test::random_position(size, 0.3, random), random);
        const Influence quick = influence_of(question);
        const PlainInfluence plain = plain_influence(question);
        for (std::size_t vertex = 0; vertex < plain.black.size(); ++vertex) {
            ASSERT_NEAR(quick.black[vertex], plain.black[vertex], 0.05) << "vertex " << vertex << " of board " << i;
            ASSERT_NEAR(quick.white[vertex], plain.white[vertex], 0.05) << "vertex " << vertex << " of board " << i;
            ASSERT_NEAR(quick.territory[vertex], plain.territory[vertex], 0.01) << "vertex " << vertex;
        }
    }
}

TEST(Influence, APrisonerIsWorthTwoPoints) {
    Question question = all_living("XXXXX/X.XOX/XXXXX/...../.....");
    question.living.remove(vertex_at(1, 3));
    const Influence read = influence_of(question);
    EXPECT_NEAR(read.points(vertex_at(1, 3)), -2, 0.01);
    EXPECT_NEAR(read.points(vertex_at(1, 1)), -1, 0.01);
    EXPECT_EQ(read.points(vertex_at(0, 0)), 0) << "a living stone";
}

TEST(Influence, APointIsHeldByWhatBothSidesHaveThere) {
    Influence read;
    read.position = board::Position(5);
    const board::Vertex point = vertex_at(2, 2);
    const auto holder = [&](Hold least, float black, float white) {
        read.black[at(point)] = black;
        read.white[at(point)] = white;
        return read.holder(point, least);
    };
    EXPECT_EQ(holder(Hold::moyo, 80, 9), Colour::black);
    EXPECT_EQ(holder(Hold::moyo, 80, 10), Colour::empty) << "too much against it";
    EXPECT_EQ(holder(Hold::moyo, 60, 9), Colour::empty) << "not seven times as much";
    EXPECT_EQ(holder(Hold::area, 60, 9), Colour::black);
    EXPECT_EQ(holder(Hold::area, 40, 130), Colour::empty);
    EXPECT_EQ(holder(Hold::area, 39, 130), Colour::white);
    EXPECT_EQ(holder(Hold::moyo, 0, 5), Colour::empty) << "too little for it";
    EXPECT_EQ(holder(Hold::area, 0, 5), Colour::white);
    EXPECT_EQ(holder(Hold::neutral, 0, 5), Colour::empty);
    read.territory[at(point)] = -0.95F;
    EXPECT_EQ(holder(Hold::territory, 0.1F, 0), Colour::black);
    EXPECT_EQ(holder(Hold::territory, 0.1F, 0.01F), Colour::empty);
    read.use = Use::escape;
    EXPECT_EQ(holder(Hold::moyo, 80, 10), Colour::black);
    EXPECT_EQ(holder(Hold::moyo, 0, 1), Colour::white);
    EXPECT_EQ(holder(Hold::area, 0.5F, 0), Colour::black);
    EXPECT_EQ(holder(Hold::area, 50, 160), Colour::white);
    read.living.insert(point);
    EXPECT_EQ(holder(Hold::area, 80, 0), Colour::empty) << "a living stone";
}

// The more lines lie between a point and the edges, the more influence it takes, but never more than 15.
TEST(Influence, AsMuchIsEnoughInTheMiddleOfLargeBoards) {
    const board::Position empty(board::max_board_size);
    Influence read;
    read.use = Use::escape;
    read.position = empty;
    for (int row = 0; row < empty.size; ++row)
        for (int column = 0; column < empty.size; ++column) {
            read.black_origins.terrain.open.insert(vertex_at(row, column));
            read.white[at(vertex_at(row, column))] = 15;
        }
    const Field values = territory_values(read, Question(empty, Use::escape));
    EXPECT_EQ(values[at(vertex_at(2, 2))], 1);
    EXPECT_EQ(values[at(vertex_at(9, 9))], 1);
}

TEST(Influence, NobodyHasErasedPoints) {
    Question question = all_living("XXXXX/X...X/XXXXX/...../.....");
    question.erased.insert(vertex_at(1, 2));
    const Influence read = influence_of(question);
    EXPECT_EQ(read.territory[at(vertex_at(1, 2))], 0);
    EXPECT_EQ(read.holder(vertex_at(1, 1), Hold::territory), Colour::black);
}

TEST(Influence, ADoorThatIsClosedKeepsAnIntruderOut) {
    Question question = all_living("......./...X.../......./..O.O../......./......./.......");
    const board::Vertex behind = vertex_at(5, 3);
    const float open = influence_of(question).black[at(behind)];
    question.black_permeability[at(vertex_at(3, 3))] = 0;
    EXPECT_LT(influence_of(question).black[at(behind)], open);
}

TEST(Influence, IntrusionsOfOneStoneShareItsStrength) {
    Question question = all_living("......./......./......./...X.../......./......./.......");
    const board::Vertex stone = vertex_at(3, 3), near = vertex_at(0, 0), far = vertex_at(6, 6);
    question.intrusions = {{stone, near, 30}};
    EXPECT_FLOAT_EQ(influence_of(question).black_origins.strength[at(near)], 30);
    question.intrusions = {{stone, near, 30}, {stone, near, 20}, {stone, far, 90}};
    EXPECT_FLOAT_EQ(influence_of(question).black_origins.strength[at(near)], 15) << "30 of 120 that are 60";
    EXPECT_FLOAT_EQ(influence_of(question).black_origins.strength[at(far)], 45);
}

}  // namespace
}  // namespace katachi::influence
