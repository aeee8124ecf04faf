// Which of several moves that win is told.
#include "engine/life/told_move.h"

#include <gtest/gtest.h>

#include <iostream>
#include <random>
#include <vector>

#include "engine/eyes/solved_eyes.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr std::uint64_t most_nodes = 20'000, soon = 3'000;

// The attacker wins kos no more once he has moved.
LifeResult after(LifeSearch& search, board::Board& board, const DragonGoal& goal, board::Vertex move) {
    board.play(goal.attacker(), move);
    DragonGoal left = goal;
    left.stones &= board.stones(goal.defender);
    const LifeResult result = left.stones.empty()
                                  ? LifeResult{.is_captured = true, .is_settled = true}
                                  : search.run(board, left, goal.defender, {goal.defender}, {.nodes = most_nodes});
    board.undo();
    return result;
}

// Each move that captures was found by some search: none that is seen to win soon is told as one that takes longer, and
// one that takes long is left as it is, with no other read.
TEST(ToldMove, IsAShorterWinWhereTheFoundOneIsShort) {
    std::mt19937 random(test::test_seed());
    LifeSearch search;
    EyeJudge judge(solved_eyes().eyes);
    int shorter = 0, kept = 0, late = 0;
    for (int round = 0; round < 8; ++round) {
        const ClosedRegion region = random_closed_region(9, 14, random);
        board::Board board(region.position);
        for (const board::Vertex move : region.goal.region& board.empty_points()) {
            if (board.is_legal(region.goal.attacker(), move) != board::Legality::ok) continue;
            const LifeResult found = after(search, board, region.goal, move);
            if (!found.is_settled || !found.is_captured) continue;
            LifeAnswer answer{.code = reading::TacticalCode::win, .move = move, .nodes = most_nodes};
            tell_surest({search, judge, ReaderLimits()}, board, {region.goal, region.goal.attacker(), {}, {}}, answer);
            const std::uint64_t read = answer.nodes - most_nodes;
            SCOPED_TRACE(board::vertex_name(move, board.size()) + " in round " + std::to_string(round));
            if (found.nodes > soon) {
                ++late;
                EXPECT_EQ(answer.move, move);
                EXPECT_LE(read, soon);
                continue;
            }
            const LifeResult told = after(search, board, region.goal, answer.move);
            EXPECT_TRUE(told.is_settled && told.is_captured);
            if (answer.move != move) {
                EXPECT_LT(told.nodes, found.nodes);
            }
            ++(answer.move == move ? kept : shorter);
        }
    }
    std::cout << shorter << " told by a shorter one, " << kept << " kept, " << late << " late\n";
    EXPECT_GT(shorter, 0);
    EXPECT_GT(kept, 0);
    EXPECT_GT(late, 0);
}

constexpr std::uint64_t far = 6'000;  // read far enough to be leaned to
constexpr board::Vertex middle = board::vertex_at(0, 1), corner = board::vertex_at(0, 0);

// Three points in a row, where the middle takes the second eye.
constexpr const char* row_of_three =
    "***DA..../DDDDA..../AAAAA..../........./........./........./........./........./.........";

board::Vertex told_in_a_row(board::Colour side, const std::vector<RootMove>& left_open,
                            const std::vector<PlayedMove>& played = {}) {
    const ClosedRegion problem = drawn_problem(row_of_three);
    board::Board board(problem.position);
    LifeSearch search;
    EyeJudge judge(solved_eyes().eyes);
    LifeAnswer answer{.code = reading::TacticalCode::win,
                      .move = middle,
                      .certainty = Certainty::open,
                      .is_judged = true,
                      .nodes = most_nodes};
    tell_surest({search, judge, ReaderLimits()}, board, {problem.goal, side, left_open, played}, answer);
    return answer.move;
}

// The moves are those of a search that came to no end, as somebody says.
TEST(ToldMove, OfAJudgedCaptureIsWhatTheOpenSearchLeansToMuchMore) {
    const auto told = [](Numbers found, RootMove other, board::Colour side = board::Colour::white) {
        return told_in_a_row(side, {{middle, found, far}, other});
    };
    EXPECT_EQ(told({100, 10}, {corner, {100, 20}, far}), corner);
    EXPECT_EQ(told({100, 10}, {corner, {100, 19}, far}), middle);
    EXPECT_EQ(told(lives, {corner, {100, 1}, far}), corner);
    EXPECT_EQ(told({100, 10}, {corner, {100, 20}, far - 1}), middle);
    EXPECT_EQ(told({100, 10}, {corner, lives, far}), middle);
    EXPECT_EQ(told({100, 10}, {board::pass_vertex, {100, 20}, far}), middle);
    EXPECT_EQ(told({10, 100}, {corner, {20, 100}, far}, board::Colour::black), middle);
    EXPECT_EQ(told_in_a_row(board::Colour::white, {{corner, {1, 100}, far}}), middle);
}

TEST(ToldMove, OfAJudgedWinIsNoneThatReadingRefutes) {
    EXPECT_EQ(told_in_a_row(board::Colour::white, {}, {{corner, 900, 800}, {middle, 100, 10}}), middle);
    EXPECT_EQ(told_in_a_row(board::Colour::white, {{middle, {100, 10}, far}, {corner, {100, 20}, far}},
                            {{middle, 900, 800}, {corner, 100, 10}}),
              middle);
}

TEST(ToldMove, OfAJudgedWinIsNotReadIfItWasAlsoPlayedMostOften) {
    const ClosedRegion problem = drawn_problem(row_of_three);
    board::Board board(problem.position);
    LifeSearch search;
    EyeJudge judge(solved_eyes().eyes);
    const std::vector<RootMove> left_open{{middle, {100, 10}, far}, {corner, {100, 20}, far}};
    LifeAnswer answer{.code = reading::TacticalCode::win, .move = middle, .is_judged = true};
    const std::vector<PlayedMove> played{{board::pass_vertex, 500, 400}, {middle, 300, 100}, {corner, 200, 190}};
    tell_surest({search, judge, ReaderLimits()}, board, {problem.goal, board::Colour::white, left_open, played},
                answer);
    EXPECT_EQ(answer.move, middle);
    EXPECT_EQ(answer.nodes, 0U);
}

TEST(ToldMove, IsChosenFromTheMovesOfOneSearch) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(9, 14, random);
    board::Board board(region.position);
    LifeSearch search;
    EyeJudge judge(solved_eyes().eyes);
    std::vector<std::size_t> counts;
    for (int round = 0; round < 2; ++round) {
        search.run(board, region.goal, region.goal.attacker(), {}, {}, {.judge = &judge});
        counts.push_back(search.root_moves().size());
    }
    EXPECT_GT(counts[0], 0U);
    EXPECT_EQ(counts[0], counts[1]);
}

}  // namespace
}  // namespace katachi::life
