#include "engine/position/owners/owners.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/analysis/position_owners.h"
#include "engine/board/handicap.h"
#include "engine/board/turned_vertex.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/outcomes.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::position {
namespace {

using board::Colour;
using board::vertex_at;

template <typename Visit>
void visit_points(int size, const Visit& visit) {
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) visit(vertex_at(row, column));
}

// Reading that ends at its limit may answer otherwise on a board that is turned; most of the few stones here are read
// to the end.
TEST(Owners, AreTheSameOnTurnedBoardsWithTheColoursExchanged) {
    std::mt19937 random(test::test_seed());
    int points = 0, other = 0;
    for (int i = 0; i < 12; ++i) {
        const int size = std::uniform_int_distribution(7, 11)(random);
        const board::Position drawn = test::random_position(size, 0.25, random);
        const board::Orientation orientation = board::all_orientations[static_cast<std::size_t>(i) % 8];
        const board::Position turned = test::colours_exchanged(test::turned(drawn, orientation));
        const influence::Field here = analysis::OwnerJudge().owners(board::Board(drawn), Colour::black);
        const influence::Field there = analysis::OwnerJudge().owners(board::Board(turned), Colour::white);
        visit_points(size, [&](board::Vertex vertex) {
            ++points;
            const float exchanged = 1 - there[influence::at(board::turned(vertex, orientation, size))];
            if (std::abs(here[influence::at(vertex)] - exchanged) > 0.01F) ++other;
        });
    }
    EXPECT_GT(points, 500);
    EXPECT_LT(other, points / 50);
}

TEST(Owners, HaveOneChanceOfAllEmptyPointsBeforeBothSidesHaveStones) {
    board::Board board(19);
    board.play(Colour::black, vertex_at(3, 15));
    analysis::OwnerJudge judge;
    const influence::Field owners = judge.owners(board, Colour::white);
    EXPECT_EQ(owners[influence::at(vertex_at(15, 3))], owners[influence::at(vertex_at(9, 9))]);
    EXPECT_GT(owners[influence::at(vertex_at(3, 15))], 0.5F);
    board.play(Colour::white, vertex_at(15, 3));
    const influence::Field later = judge.owners(board, Colour::black);
    EXPECT_NE(later[influence::at(vertex_at(15, 4))], later[influence::at(vertex_at(9, 9))]);
}

TEST(Owners, ExpectAnEvenGameBeforeAndAfterTheFirstMove) {
    board::Board board(19);
    analysis::OwnerJudge judge;
    ScoreQuestion question{.scoring = board::Scoring::territory, .komi = 6.5};
    EXPECT_LT(std::abs(judge.score(board, question).mean), 0.5);
    board.play(Colour::black, vertex_at(3, 15));
    question.to_move = Colour::white;
    question.black_played_more = 1;
    EXPECT_LT(std::abs(judge.score(board, question).mean), 0.5);
}

// White's first move is no turning point.
TEST(Owners, KnowWhatAHandicapIsWorthBeforeWhitesFirstMove) {
    analysis::OwnerJudge judge;
    double before_with_less = 0;
    for (const int handicap : {2, 5, 9}) {
        board::Board board(19);
        for (const board::Vertex stone : board::fixed_handicap(19, handicap)) board.place(Colour::black, stone);
        ScoreQuestion question{.scoring = board::Scoring::territory, .to_move = Colour::white};
        question.black_played_more = handicap;
        const ExpectedScore before = judge.score(board, question);
        EXPECT_NEAR(before.by_chances, 13 * handicap - 6.5, 8) << handicap;
        EXPECT_GT(before.mean, before_with_less + 5) << handicap;
        before_with_less = before.mean;
        board.play(Colour::white, vertex_at(16, 5));
        question.to_move = Colour::black;
        question.black_played_more = handicap - 1;
        const ExpectedScore after = judge.score(board, question);
        EXPECT_TRUE(before.lower < after.mean && after.mean < before.upper) << handicap;
    }
}

TEST(Owners, AreTheSameWhereMuchIsKnownAsAnew) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    analysis::OwnerJudge judge;
    const auto outcomes = test::outcomes(test::judged_outcomes_file, 200);
    ASSERT_FALSE(outcomes.empty());
    for (const test::Outcome& outcome : outcomes) {
        const board::Board board(outcome.position);
        EXPECT_EQ(judge.owners(board, outcome.to_move), analysis::OwnerJudge().owners(board, outcome.to_move));
        EXPECT_EQ(judge.owners(board, outcome.to_move), analysis::OwnerJudge().owners(board, outcome.to_move));
    }
}

TEST(Owners, AreTheSameAfterMovesAndUndosAsAnew) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    std::mt19937 random(test::test_seed());
    analysis::OwnerJudge kept;
    const int steps = test::rounds(10, 500);
    int judged = 0;
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, 300)) {
        board::Board board(outcome.position);
        Colour to_move = outcome.to_move;
        for (int step = 0; step < steps; ++step) {
            if (random() % 3 != 0 || !board.undo()) {
                const int place = static_cast<int>(random() % static_cast<unsigned>(board.empty_points().count()));
                if (board.play(to_move, board.empty_points().nth(place)) != board::Legality::ok) continue;
            }
            to_move = board::opponent(to_move);
            ASSERT_EQ(kept.owners(board, to_move), analysis::OwnerJudge().owners(board, to_move)) << judged;
            ++judged;
        }
    }
    EXPECT_GT(judged, steps);
}

TEST(Owners, TellWhatTheyAreToldBy) {
    const board::Board board(board::parse_rows("......./.XOOO../.XXXO../...XO../...XO../......./.......").value());
    analysis::OwnerJudge judge;
    for (const board::Vertex vertex : {board::vertex_at(1, 1), board::vertex_at(0, 6)}) {
        const PointFacts told = judge.facts_at(board, Colour::white, vertex);
        EXPECT_EQ(told.black, judge.owners(board, Colour::white)[influence::at(vertex)]);
        EXPECT_NE(told.facts[OwnerFact::lead], 0);
        EXPECT_EQ(told.facts[OwnerFact::turn], 0);
    }
    for (const board::Vertex stone : {board::vertex_at(1, 1), board::vertex_at(4, 3)})
        EXPECT_EQ(judge.facts_at(board, Colour::white, stone).facts[OwnerFact::stones], 6);
}

// What both sides say of a point weighs the same.
TEST(Owners, OfPointsAreWhatBothSidesSay) {
    const OwnerWeights weights = std::get<OwnerWeights>(
        read_owner_weights("part first-strings\nstart 0\ntree\n  0\npart first-points\nstart 0\ntree\n  0\n"
                           "part strings\nstart 0\ntree\n  0\n"
                           "part points\nstart 0\ntree\n  turn < 0.5\n    1\n    2\n"));
    board::Board board(9);
    board.play(Colour::black, vertex_at(0, 0));
    board.play(Colour::white, vertex_at(8, 8));
    EXPECT_FLOAT_EQ(analysis::OwnerJudge(weights).owners(board, Colour::black)[influence::at(vertex_at(4, 4))],
                    chance_of(0.5F));
    EXPECT_FLOAT_EQ(analysis::OwnerJudge(weights).owners(board, Colour::white)[influence::at(vertex_at(4, 4))],
                    chance_of(-0.5F));
}

TEST(Owners, StonesOfAStringHaveOneChance) {
    std::mt19937 random(test::test_seed());
    const board::Board board(test::random_position(13, 0.4, random));
    const influence::Field owners = analysis::OwnerJudge().owners(board, Colour::black);
    for (const Colour colour : {Colour::black, Colour::white})
        for (const board::Vertex stone : board.stones(colour))
            EXPECT_EQ(owners[influence::at(stone)], owners[influence::at(board.origin(stone))]);
}

TEST(ExpectedScore, IsTheSumOfChancesWhereNothingIsDoubtful) {
    const board::Board board(board::parse_rows("XX.OO/XX.OO/XX.OO/XX.OO/XX.OO").value());
    influence::Field black{};
    visit_points(5, [&](board::Vertex vertex) {
        black[influence::at(vertex)] = board.at(vertex) == Colour::white ? 0.0F : 1.0F;
    });
    const ScoreWeights weights{.spread_of_results = 1000, .doubt = 1, .least_error = 0.01F, .interval = 1.5F};
    const ExpectedScore area = expected_score(board, black, {.komi = 0.5}, weights);
    EXPECT_NEAR(area.by_chances, 4.5, 1e-6);
    EXPECT_NEAR(area.mean, 4.5, 1e-3);
    EXPECT_NEAR(area.upper - area.lower, 0.03, 1e-3);
    const ExpectedScore territory = expected_score(
        board, black, {.scoring = board::Scoring::territory, .to_move = Colour::white, .black_played_more = 1},
        weights);
    EXPECT_NEAR(territory.by_chances, 4.5, 1e-6);
}

TEST(ExpectedScore, IsTheNearerToNoneTheMoreIsDoubtful) {
    const board::Board board(9);
    influence::Field even{}, sure{};
    visit_points(9, [&](board::Vertex vertex) {
        even[influence::at(vertex)] = 0.6F;
        sure[influence::at(vertex)] = board::column_of(vertex) == 0 || board::row_of(vertex) > 3 ? 1.0F : 0.0F;
    });
    const ExpectedScore doubtful = expected_score(board, even, {}, {}), settled = expected_score(board, sure, {}, {});
    EXPECT_NEAR(doubtful.by_chances, 16.2, 1e-3);
    EXPECT_LT(doubtful.mean, 0.7 * doubtful.by_chances);
    EXPECT_GT(settled.mean, 0.95 * settled.by_chances);
    EXPECT_GT(doubtful.upper - doubtful.lower, 4 * (settled.upper - settled.lower));
}

TEST(ExpectedScore, IsANumberWhateverTheWeights) {
    const board::Board board(9);
    influence::Field black{};
    black.fill(0.5F);
    for (const float weight : {1e-30F, 1e30F}) {
        const ScoreWeights weights{
            .spread_of_results = weight, .doubt = weight, .least_error = weight, .interval = weight};
        const ExpectedScore score = expected_score(board, black, {.komi = 0.5}, weights);
        EXPECT_TRUE(std::isfinite(score.mean) && std::isfinite(score.lower) && std::isfinite(score.upper)) << weight;
    }
}

TEST(OwnerFacts, HaveNamesThatFindThem) {
    for (std::size_t fact = 0; fact < owner_fact_count; ++fact)
        EXPECT_EQ(owner_fact_named(owner_fact_words()[fact].name), static_cast<OwnerFact>(fact));
    EXPECT_EQ(owner_fact_named("weather"), std::nullopt);
}

}  // namespace
}  // namespace katachi::position
