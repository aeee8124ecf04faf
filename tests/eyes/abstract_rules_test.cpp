// The manual's three abstract rules: its own examples, and how often they say what is true.
#include <gtest/gtest.h>

#include "engine/eyes/abstract_rules.h"
#include "engine/eyes/eye_solver.h"
#include "tests/eyes/shapes.h"
#include "tests/support/golden.h"

namespace katachi::eyes {
namespace {

std::pair<int, int> worths(const std::string& text) {
    const auto reading = match::read_eye_graph(text);
    EXPECT_EQ(reading.trouble, "") << text;
    return abstract_worths(reading.graph, EyeSolver::usual_limit).value();
}

TEST(AbstractRules, GiveTheManualsExamples) {
    EXPECT_EQ(worths("!%...%...!"), std::pair(1, 1)) << "exactly one eye, no matter who moves first";
    EXPECT_EQ(worths(".."), std::pair(1, 1));
    EXPECT_EQ(worths("..."), std::pair(1, 2));
    EXPECT_EQ(worths("!...."), std::pair(1, 2));
    EXPECT_EQ(worths("!."), std::pair(0, 1)) << "a half eye";
    EXPECT_EQ(worths("!"), std::pair(0, 0)) << "a false eye";
    EXPECT_EQ(worths(".!."), std::pair(0, 2)) << "a chimera";
}

TEST(AbstractRules, GiveUpAtTheLimit) {
    const auto row = match::read_eye_graph(std::string(match::largest_eye_graph, '.')).graph;
    constexpr std::size_t few_positions = 1'000;
    EXPECT_EQ(abstract_worths(row, few_positions), std::nullopt);
}

// The shapes of up to four points about which the rules and the solver differ stand in a file beside the test.
TEST(AbstractRules, DifferFromTheSolverOnTheseShapes) {
    std::string differences = "shape  solver  rules\n";
    int compared = 0, different = 0;
    for (int size = 1; size <= 4; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, ".X!")) {
                const auto graph = match::read_eye_graph(coded(rows)).graph;
                const auto truth = EyeSolver(graph, {}).worths();
                ASSERT_TRUE(truth.has_value());
                const auto rules = abstract_worths(graph, EyeSolver::usual_limit).value();
                ++compared;
                if (rules == *truth) continue;
                ++different;
                differences += coded(rows) + "  " + std::to_string(truth->first) + std::to_string(truth->second) +
                               "  " + std::to_string(rules.first) + std::to_string(rules.second) + "\n";
            }
    differences += std::to_string(different) + " of " + std::to_string(compared) + " differ\n";
    EXPECT_EQ(differences, test::golden(KATACHI_EYES_FOLDER "/abstract_rules_differences.txt", differences));
}

}  // namespace
}  // namespace katachi::eyes
