// Problems of life and death on open boards: what is left on the board, what kind of problem it is, what is proved.
#include <gtest/gtest.h>

#include "regression/judges/life_stratum.h"
#include "tests/regression/judges/life/life_truth.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Colour;
using board::Vertex;

Vertex point(std::string_view name) { return board::parse_vertex(name, board::max_board_size).value(); }

void put(board::Position& position, Colour colour, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) position.put(point(name), colour);
}

// Black has three points in a row at the edge; the middle one decides. White's wall stands in part, and strangers
// farther away.
board::Position of_game() {
    board::Position position(board::max_board_size);
    put(position, Colour::black, {"A2", "B2", "C2", "D2", "D1", "K3", "Q16"});
    put(position, Colour::white, {"A3", "B3", "C3", "D3", "E3", "E2", "F1", "R10"});
    return position;
}

LifeProblem problem() {
    LifeProblem problem;
    problem.game = "games.tar: a game.sgf";
    problem.move = 90;
    problem.origin = ProblemOrigin::open;
    problem.stone = point("A2");
    for (const char* const name : {"A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2"})
        problem.region.insert(point(name));
    return problem;
}

TEST(OpenLife, HasWhatStandsAroundAndNothingElsewhere) {
    const Board board(position_of(problem(), of_game()));
    EXPECT_EQ(board.stones(Colour::black), Board(of_game()).string_stones(point("A2")));
    EXPECT_EQ(board.stones(Colour::white).count(), 7);  // nothing is added, R10 is left away
}

TEST(OpenLife, IsReadAsItIsWritten) {
    LifeProblem written = problem();
    written.attack = LifeTruth{.code = Code::works, .right = {point("B1")}, .positions = 9};
    written.capture = CaptureDepth::several;
    const std::string text = line_of(written);
    EXPECT_TRUE(text.ends_with("\t4-7\n")) << text;
    ASSERT_EQ(read_life_problems(text).size(), 1U);
    EXPECT_EQ(line_of(read_life_problems(text).front()), text);
}

TEST(OpenLife, IsToldApartByWhatStandsBetweenItAndTheBoard) {
    const auto boundary_with = [](std::initializer_list<std::string_view> more,
                                  std::initializer_list<std::string_view> gone) {
        board::Position position = of_game();
        put(position, Colour::white, more);
        put(position, Colour::empty, gone);
        return boundary_of(Board(position_of(problem(), position)), problem());
    };
    EXPECT_EQ(boundary_with({}, {}), Boundary::weak_wall);  // F1 has two liberties beyond
    EXPECT_EQ(boundary_with({"F2", "F3"}, {}), Boundary::closed);
    EXPECT_EQ(boundary_with({}, {"F1"}), Boundary::exit);
}

TEST(OpenLife, IsProvedFromBothSides) {
    const LifeProblem asked = problem();
    Board board(position_of(asked, of_game()));
    LifeProver prover;
    const auto result = proved(asked, board, prover, {.least = 0});
    const auto* const found = std::get_if<LifeProblem>(&result);
    ASSERT_NE(found, nullptr);
    ASSERT_TRUE(found->is_critical());
    EXPECT_EQ(found->attack->code, Code::works);
    EXPECT_EQ(found->attack->right, std::vector{point("B1")});
    EXPECT_EQ(found->defend->right, std::vector{point("B1")});
    EXPECT_NE(found->capture, CaptureDepth::unknown);
}

TEST(OpenLife, SaysNothingOfMovesWhereTheyAreNotAskedAbout) {
    Board board(position_of(problem(), of_game()));
    LifeProver prover;
    const auto result = proved(problem(), board, prover, {.move = 0, .least = 0});
    const auto* const found = std::get_if<LifeProblem>(&result);
    ASSERT_NE(found, nullptr);
    ASSERT_TRUE(found->is_critical());
    EXPECT_EQ(found->attack->code, Code::works);
    EXPECT_EQ(found->defend->code, Code::works);
    EXPECT_TRUE(found->attack->are_moves_open);
    EXPECT_TRUE(found->defend->are_moves_open);
    EXPECT_TRUE(found->trials.empty());
}

// A group that runs into the open is neither captured nor alive by two eyes.
TEST(OpenLife, SaysNothingOfWhoRuns) {
    board::Position position = of_game();
    put(position, Colour::empty, {"A3", "B3", "C3", "D3", "E3", "E2", "F1"});
    put(position, Colour::white, {"B1"});
    Board board(position_of(problem(), position));
    LifeProver prover;
    const auto result = proved(problem(), board, prover, {.code = 2'000, .least = 0});
    ASSERT_TRUE(std::holds_alternative<NoProblem>(result));
    EXPECT_EQ(std::get<NoProblem>(result), NoProblem::open);
}

}  // namespace
}  // namespace katachi::regression
