// Drawn groups: problems, and what is none.
#include "tools/authoring/problems/proved_problem.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/life/drawn_problem.h"
#include "tools/authoring/problems/contest_questions.h"
#include "tools/authoring/problems/life_problem_questions.h"

namespace katachi::authoring {
namespace {

using board::Colour;

std::optional<ProvedProblem> problem(std::string_view rows, Colour solver, const ProblemDemands& demands) {
    const life::ClosedRegion drawn = life::drawn_problem(rows);
    life::LifeReader reader;
    LifeProblemQuestions questions(reader, board::Board(drawn.position), drawn.goal, solver);
    return proved_problem(questions, demands);
}

constexpr std::string_view three_in_a_row =
    "...AD***DA."
    "/...ADDDDDA."
    "/...AAAAAAA."
    "/.........../.........../.........../.........../.........../.........../.........../...........";
constexpr std::string_view four_in_a_row =
    "..AD****DA."
    "/..ADDDDDDA."
    "/..AAAAAAAA."
    "/.........../.........../.........../.........../.........../.........../.........../...........";

TEST(ProvedProblem, HasTheVitalPointOfThreeInARow) {
    const auto found = problem(three_in_a_row, Colour::white, {.depth = 1});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->solution, board::vertex_at(0, 6));
    EXPECT_EQ(found->wrong.size(), 2U);
    // Each wrong move is answered on the vital point.
    for (const ShownMove& wrong : found->wrong) {
        ASSERT_EQ(wrong.next.size(), 1U);
        EXPECT_EQ(wrong.next.front().move, board::vertex_at(0, 6));
        EXPECT_EQ(wrong.next.front().colour, Colour::black);
    }
    EXPECT_TRUE(problem(three_in_a_row, Colour::black, {.depth = 1}));
}

TEST(ProvedProblem, AsksForAsMuchAsIsDemanded) {
    // Nothing threatens any more once the middle is taken.
    EXPECT_FALSE(problem(three_in_a_row, Colour::black, {.depth = 3}));
    EXPECT_FALSE(problem(three_in_a_row, Colour::white, {.depth = 1, .wrong = 3}));
}

TEST(ProvedProblem, IsNoneWhereItLivesAnyway) {
    EXPECT_FALSE(problem(four_in_a_row, Colour::black, {.depth = 1}));
    EXPECT_FALSE(problem(four_in_a_row, Colour::white, {.depth = 1}));
}

// A stone caught by a net alone: captured by no ladder, since a friend waits.
TEST(ProvedProblem, OfAStringInAtariIsTooShort) {
    board::Position position(9);
    position.put(board::vertex_at(4, 4), Colour::white);
    position.put(board::vertex_at(4, 5), Colour::white);
    for (const auto& [row, column] :
         {std::pair(3, 4), std::pair(3, 5), std::pair(5, 4), std::pair(5, 5), std::pair(4, 3)})
        position.put(board::vertex_at(row, column), Colour::black);
    ContestQuestions questions(board::Board(position), {.string = board::vertex_at(4, 4)}, Colour::black, 4000,
                               [](const auto&, const auto&, auto) { return true; });
    EXPECT_TRUE(questions.ask(Colour::black).is_win());
    EXPECT_EQ(questions.ask(Colour::black).move, board::vertex_at(4, 6));
    EXPECT_FALSE(proved_problem(questions, {.depth = 3}));
}

}  // namespace
}  // namespace katachi::authoring
