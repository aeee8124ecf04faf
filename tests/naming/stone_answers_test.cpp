// What names ask of the stones is answered as the analysis answers it, which knows all calls.
#include "engine/naming/stone_answers.h"

#include <gtest/gtest.h>

#include <iostream>
#include <random>
#include <vector>

#include "engine/analysis/board_analysis.h"
#include "tests/support/random_position.h"

namespace katachi::naming {
namespace {

// There are as many random points as the call may have.
std::vector<board::Vertex> random_points(const match::Helper& helper, int size, std::mt19937& random) {
    const int count =
        helper.labels + (helper.variadic ? static_cast<int>(random() % 3) + (helper.labels == 0 ? 1 : 0) : 0);
    std::vector<board::Vertex> points;
    for (int i = 0; i < count; ++i)
        points.push_back(board::vertex_at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                          static_cast<int>(random() % static_cast<unsigned>(size))));
    return points;
}

TEST(StoneAnswers, AreThoseOfTheAnalysis) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    analysis::BoardAnalysis analysis(analysis::limits_for_settled_answers);
    StoneAnswers answers;
    int compared = 0, told = 0;
    for (int round = 0; round < 60; ++round) {
        board::Board board(5 + static_cast<int>(random() % 5));
        for (int move = 0; move < 40; ++move)
            board.play(move % 2 == 0 ? board::Colour::black : board::Colour::white,
                       board::vertex_at(static_cast<int>(random() % static_cast<unsigned>(board.size())),
                                        static_cast<int>(random() % static_cast<unsigned>(board.size()))));
        analysis.set(board);
        answers.set(board, nullptr);
        for (const match::Helper& helper : match::helpers()) {
            if (!is_of_stones(helper.id)) continue;
            for (int times = 0; times < 40; ++times) {
                const auto points = random_points(helper, board.size(), random);
                for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
                    const match::Value expected = analysis.answer(helper.id, own, points);
                    const match::Value found = answers.answer(helper.id, own, points);
                    ASSERT_EQ(found.is_decided(), expected.is_decided()) << helper.name;
                    if (expected.is_decided()) {
                        ASSERT_EQ(found.number(), expected.number()) << helper.name;
                        ++told;
                    }
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 40000);
    EXPECT_GT(told, 30000);
}

// White has just taken a ko, and Black takes it back in a line of moves that somebody asks about.
TEST(StoneAnswers, ReadOverKosAsTheAnalysisDoes) {
    board::Board board(*board::parse_rows(".XO../X.XO./.XO../...../....."));
    ASSERT_EQ(board.play(board::Colour::white, board::vertex_at(1, 1)), board::Legality::ok);
    const board::Vertex taken = board::vertex_at(1, 2);
    ASSERT_EQ(board.is_legal(board::Colour::black, taken), board::Legality::ko);
    const std::vector<board::Vertex> line{taken, taken};
    analysis::BoardAnalysis analysis(analysis::limits_for_settled_answers);
    StoneAnswers answers;
    analysis.set(board);
    answers.set(board, nullptr);
    EXPECT_EQ(answers.answer(match::Autohelper::oplay_lib, board::Colour::black, line).number(), 1);
    EXPECT_EQ(analysis.answer(match::Autohelper::oplay_lib, board::Colour::black, line).number(), 1);
}

TEST(StoneAnswers, LeaveOpenWhatNobodyElseAnswers) {
    StoneAnswers answers;
    answers.set(board::Board(9), nullptr);
    const std::vector<board::Vertex> points{board::vertex_at(4, 4)};
    EXPECT_FALSE(answers.answer(match::Autohelper::attack, board::Colour::black, points).is_decided());
    EXPECT_FALSE(answers.answer_named("somebody", board::Colour::black, points).is_decided());
}

}  // namespace
}  // namespace katachi::naming
