// Problems of life and death as lines, positions and suites, and what is proved of them.
#include <gtest/gtest.h>

#include <stdexcept>

#include "regression/judges/life_region.h"
#include "tests/regression/judges/life/life_truth.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Vertex;
using board::VertexSet;

Vertex at(std::string_view name) { return board::parse_vertex(name, board::max_board_size).value(); }

VertexSet points(std::initializer_list<std::string_view> names) {
    VertexSet set;
    for (const std::string_view name : names) set.insert(at(name));
    return set;
}

// Three points in a row on the edge: whoever plays the middle one decides. A black stone stands elsewhere.
board::Position three_in_a_row() {
    board::Position position(board::max_board_size);
    for (const char* const stone : {"A2", "B2", "C2", "D2", "E2", "E1"}) position.put(at(stone), board::Colour::black);
    position.put(at("A1"), board::Colour::black);
    position.put(at("Q16"), board::Colour::black);
    return position;
}

LifeProblem three_in_a_row_problem() {
    LifeProblem problem;
    problem.game = "games.tar: a game.sgf";
    problem.move = 90;
    problem.stone = at("A1");
    problem.region = points({"A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"});
    return problem;
}

TEST(LifeProblems, AreReadAsTheyAreWritten) {
    LifeProblem problem = three_in_a_row_problem();
    problem.attack =
        LifeTruth{.code = Code::ko_first, .right = {at("C1"), at("B1")}, .open = {at("D1")}, .positions = 7};
    problem.defend = LifeTruth{.code = Code::works, .are_moves_open = true, .positions = 12};
    problem.trials = {{true, at("C1"), Code::works}, {false, at("B1"), Code::fails}};
    LifeProblem other = problem;
    other.attack.reset();
    other.trials.clear();
    other.played = at("C1");
    other.origin = ProblemOrigin::whole;
    other.evidence = Evidence::agreed;
    const std::string text = line_of(problem) + line_of(other);
    const std::vector<LifeProblem> read = read_life_problems(text);
    ASSERT_EQ(read.size(), 2U);
    EXPECT_EQ(line_of(read[0]) + line_of(read[1]), text);
    EXPECT_EQ(read[0].attack->right, problem.attack->right);
    EXPECT_TRUE(read[0].is_critical());
    EXPECT_FALSE(read[1].is_critical());
    EXPECT_EQ(read[1].played, at("C1"));
}

TEST(LifeProblems, ALineThatIsNoneIsNamed) {
    const std::string line = line_of(three_in_a_row_problem());
    for (const auto& [wrong, right] :
         {std::pair("proved", "prove"), std::pair("A1 B1", "A1 Z9"), std::pair("90", "x")}) {
        std::string text = line;
        text.replace(text.find(wrong), std::string_view(wrong).size(), right);
        try {
            read_life_problems(line + text);
            FAIL() << text;
        } catch (const std::invalid_argument& trouble) {
            EXPECT_EQ(std::string(trouble.what()).substr(0, 7), "line 2 ") << trouble.what();
        }
    }
}

TEST(LifeProblems, AreCutOutWithAWallAroundThem) {
    const board::Position position = position_of(three_in_a_row_problem(), three_in_a_row());
    const Board board(position);
    EXPECT_EQ(board.stones(board::Colour::white), points({"A3", "B3", "C3", "D3", "E3", "F3", "F2", "F1"}));
    EXPECT_EQ(board.stones(board::Colour::black).count(), 7);  // without the one elsewhere
    LifeProblem played = three_in_a_row_problem();
    played.played = at("C1");
    EXPECT_EQ(Board(position_of(played, three_in_a_row())).at(at("C1")), board::Colour::black);
}

TEST(LifeProblems, RegionsAreOfTheGroupAndWhatIsNear) {
    const Board board(three_in_a_row());
    const auto group = loose_group(board, at("C2"), {});
    ASSERT_TRUE(group);
    EXPECT_EQ(group->count(), 7);
    EXPECT_FALSE(loose_group(board, at("Q16"), {}));
    const std::vector<VertexSet> regions = cut_regions(board, *group, {});
    ASSERT_FALSE(regions.empty());
    EXPECT_EQ(regions.front(), *group | points({"B1", "C1", "D1", "A3", "B3", "C3", "D3", "E3", "F2", "F1"}));
}

TEST(LifeProblems, AreProved) {
    const LifeProblem problem = three_in_a_row_problem();
    Board board(position_of(problem, three_in_a_row()));
    LifeProver prover;
    const auto result = proved(problem, board, prover, {.least = 0});
    const auto* const found = std::get_if<LifeProblem>(&result);
    ASSERT_NE(found, nullptr);
    ASSERT_TRUE(found->is_critical());
    EXPECT_EQ(found->attack->code, Code::works);
    EXPECT_EQ(found->attack->right, std::vector{at("C1")});
    EXPECT_EQ(found->defend->right, std::vector{at("C1")});
    ASSERT_EQ(found->trials.size(), 2U);
    EXPECT_EQ(found->trials[0].code, Code::works);
    EXPECT_EQ(found->trials[1].code, Code::fails);
    const auto easy = proved(problem, board, prover, {.least = 1'000'000});
    EXPECT_EQ(std::get<NoProblem>(easy), NoProblem::easy);
    const auto open = proved(problem, board, prover, {.code = 1, .least = 0});
    EXPECT_EQ(std::get<NoProblem>(open), NoProblem::open);
}

TEST(LifeProblems, BecomeSuites) {
    LifeProblem problem = three_in_a_row_problem();
    problem.attack = LifeTruth{.code = Code::works, .right = {at("C1")}, .open = {at("D1")}};
    problem.defend = LifeTruth{.code = Code::fails};
    problem.trials = {{false, at("B1"), Code::ko_second}};
    EXPECT_EQ(suite_text({problem}, [](const LifeProblem&) { return "problems/a.sgf"; }),
              "# cut, A1 before move 90 of games.tar: a game.sgf\n"
              "loadsgf problems/a.sgf\n"
              "1 owl_attack A1\n#? [1 (C1|D1)]\n"
              "2 owl_defend A1\n#? [0]\n"
              "3 owl_does_defend B1 A1\n#? [3]\n\n");
}

TEST(LifeProblems, HaveEitherResultOftenEnough) {
    std::vector<LifeProblem> problems;
    const auto add = [&](int count, std::optional<Code> attack, std::optional<Code> defend) {
        for (int i = 0; i < count; ++i) {
            LifeProblem problem = three_in_a_row_problem();
            if (attack) problem.attack = LifeTruth{.code = *attack};
            if (defend) problem.defend = LifeTruth{.code = *defend};
            problems.push_back(problem);
        }
    };
    add(40, Code::works, Code::works);
    add(10, Code::fails, std::nullopt);
    add(90, std::nullopt, Code::fails);
    int works = 0, fails_attack = 0, fails_defend = 0;
    for (const LifeProblem& problem : balanced(problems)) {
        works += problem.is_critical() ? 1 : 0;
        fails_attack += problem.attack && problem.attack->code == Code::fails ? 1 : 0;
        fails_defend += problem.defend && problem.defend->code == Code::fails ? 1 : 0;
    }
    EXPECT_EQ(works, 18);
    EXPECT_EQ(fails_attack, 10);
    EXPECT_EQ(fails_defend, 33);
}

}  // namespace
}  // namespace katachi::regression
