// Examples from searches of closed regions.
#include "tools/authoring/life/training/settled_examples.h"

#include <gtest/gtest.h>

#include "engine/life/moves/closed_promise_weights.h"
#include "engine/life/moves/outlook_weights.h"

namespace katachi::authoring {
namespace {

ExampleDrawing few_regions() {
    return {
        .seeds = {5, 6}, .regions = 3, .least_empty = 8, .most_empty = 11, .positions = 2'000, .wants_settled = true};
}

std::vector<std::uint8_t> all_of(const SettledExamples& examples) {
    std::vector<std::uint8_t> all = examples.moves.numbers;
    all.insert(all.end(), examples.positions.numbers.begin(), examples.positions.numbers.end());
    for (const WonPosition& won : examples.won) all.push_back(static_cast<std::uint8_t>(won.winner));
    return all;
}

TEST(SettledExamples, HaveRowsForTheWeightsOfTheEngine) {
    const SettledExamples examples = settled_examples(few_regions());
    EXPECT_TRUE(examples.complete);
    EXPECT_EQ(examples.regions, 6U);
    EXPECT_GE(examples.searches, 12U);
    ASSERT_GE(examples.won.size(), 100U);
    ASSERT_GE(examples.settled.size(), 100U);
    EXPECT_EQ(static_cast<std::size_t>(examples.moves.features()), life::closed_promise_weights[0].size());
    EXPECT_EQ(static_cast<std::size_t>(examples.positions.features()), life::outlook_weights[0].size());
    EXPECT_EQ(examples.positions.count(), examples.settled.size());
    std::size_t rows = 0;
    for (const WonPosition& won : examples.won) {
        ASSERT_EQ(won.first_row, rows);
        ASSERT_GE(won.moves, 2);
        ASSERT_LT(won.winner, won.moves);
        ASSERT_GT(won.weight, 1.38F) << "of three positions at least";
        rows += won.moves;
    }
    EXPECT_EQ(rows, examples.moves.count());
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t group = 0; group < examples.moves.groups(); ++group)
            ASSERT_LT(examples.moves.row(row)[group], examples.moves.group_sizes[group]);
    for (const SettledPosition& settled : examples.settled) ASSERT_LT(settled.search, examples.searches);
}

TEST(SettledExamples, AreTheSameByAnyNumberOfWorkers) {
    ExampleDrawing drawing = few_regions();
    const auto alone = all_of(settled_examples(drawing));
    drawing.jobs = 3;
    EXPECT_EQ(all_of(settled_examples(drawing)), alone);
    drawing.seeds = {7};
    EXPECT_NE(all_of(settled_examples(drawing)), alone);
}

TEST(SettledExamples, AreStopped) {
    const std::atomic<bool> stop = true;
    ExampleDrawing drawing = few_regions();
    drawing.stop = &stop;
    EXPECT_FALSE(settled_examples(drawing).complete);
}

}  // namespace
}  // namespace katachi::authoring
