// Small eye shapes are evaluated alike by table and search, and a wrong table is found out.
#include "engine/eyes/consistency.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyes/distinct_graphs.h"

namespace katachi::eyes {
namespace {

TEST(Consistency, HoldsForAllEmptyShapesOfUpToSixPoints) {
    int shapes = 0;
    for (int size = 1; size <= 6; ++size)
        for (const match::EyeGraph& graph : distinct_graphs(size, ".")) {
            const auto inconsistent =
                tested_shape(match::bare_eye_space(graph), solved_eyes().eyes, 1'000'000).inconsistent;
            ASSERT_TRUE(inconsistent);
            EXPECT_TRUE(inconsistent->empty()) << "a shape of " << size << " points";
            ++shapes;
        }
    EXPECT_EQ(shapes, 20);
}

TEST(Consistency, FindsWrongAnswersOfATable) {
    const match::EyeTables& solved = solved_eyes().eyes;
    std::vector<match::SolvedAnswerBlock> wrong(solved.blocks.begin(), solved.blocks.end());
    for (match::SolvedAnswerBlock& block : wrong)
        block = {.others = 0, .first_other = 0, .usual = match::SolvedAnswer::of(EyeAnswer())};
    match::EyeTables tables = solved;
    tables.blocks = wrong;
    const auto space = match::bare_eye_space(match::read_eye_graph("...").graph);
    const auto inconsistent = tested_shape(space, tables, 1'000'000).inconsistent;
    ASSERT_TRUE(inconsistent);
    EXPECT_FALSE(inconsistent->empty());
}

TEST(Consistency, IsUnknownWhereASearchGivesUp) {
    const auto space = match::bare_eye_space(match::read_eye_graph("....%....").graph);
    const ShapeTest cut_short = tested_shape(space, solved_eyes().eyes, 10);
    EXPECT_FALSE(cut_short.inconsistent);
    EXPECT_GT(cut_short.positions, 10U);
}

}  // namespace
}  // namespace katachi::eyes
