#include "games/owners/tree_learner.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using position::ChanceTrees;
using position::OwnerFact;
using position::OwnerFacts;

// Two facts of whole numbers from 0 to 9, and a third that says nothing; all drawn alike.
struct Draw {
    std::mt19937 random;
    OwnerFacts next() {
        OwnerFacts facts;
        for (const OwnerFact fact : {OwnerFact::stones, OwnerFact::liberties, OwnerFact::line})
            facts[fact] = static_cast<float>(std::uniform_int_distribution(0, 9)(random));
        return facts;
    }
};

// One side of a line through both facts is likely, and the other is not: what no question about one of them tells.
float chance(const OwnerFacts& facts) {
    return (facts[OwnerFact::stones] < 5) == (facts[OwnerFact::liberties] < 5) ? 0.9F : 0.2F;
}

OutcomeRows drawn_rows(int count, unsigned seed) {
    Draw draw{std::mt19937(seed)};
    OutcomeRows rows({OwnerFact::stones, OwnerFact::liberties, OwnerFact::line});
    for (int i = 0; i < 200; ++i) rows.look_at(draw.next());
    rows.sort_values();
    for (int i = 0; i < count; ++i) {
        const OwnerFacts facts = draw.next();
        rows.add(facts, std::bernoulli_distribution(chance(facts))(draw.random) ? 1 : 0, 1);
    }
    return rows;
}

constexpr TreePace pace{.trees = 40, .leaves = 6, .rate = 0.2F, .least_doubt = 3, .shrinking = 1};

TEST(TreeLearner, FindsWhatTwoFactsTellTogether) {
    const unsigned seed = test::test_seed();
    const ChanceTrees trees = learn_trees(drawn_rows(8000, seed), pace);
    Draw draw{std::mt19937(seed + 1)};
    for (int i = 0; i < 200; ++i) {
        const OwnerFacts facts = draw.next();
        EXPECT_NEAR(position::chance_of(trees.sum(facts)), chance(facts), 0.12);
    }
}

// More values than can be written with few digits.
TEST(TreeLearner, AsksAboutAmountsThatLieClose) {
    std::mt19937 random(test::test_seed());
    OutcomeRows rows({OwnerFact::held_balance});
    OwnerFacts facts;
    const auto draw = [&] {
        return facts[OwnerFact::held_balance] = std::uniform_real_distribution(0.0F, 1.0F)(random);
    };
    for (int i = 0; i < 50'000; ++i) {
        draw();
        rows.look_at(facts);
    }
    rows.sort_values();
    for (int i = 0; i < 8'000; ++i) {
        const float chance = draw();
        rows.add(facts, chance, 1);
    }
    const ChanceTrees trees = learn_trees(rows, pace);
    for (const float chance : {0.1F, 0.3F, 0.5F, 0.7F, 0.9F}) {
        facts[OwnerFact::held_balance] = chance;
        EXPECT_NEAR(position::chance_of(trees.sum(facts)), chance, 0.05);
    }
}

TEST(TreeLearner, LearnsTheSameFromTheSameRows) {
    const ChanceTrees trees = learn_trees(drawn_rows(1000, 7), pace);
    EXPECT_EQ(trees, learn_trees(drawn_rows(1000, 7), pace));
    EXPECT_EQ(trees.trees.size(), 40U);
    for (const position::ChanceTree& tree : trees.trees) EXPECT_LE(tree.nodes.size(), 11U);
}

TEST(TreeLearner, GivesNoAnswerToFewRows) {
    TreePace many = pace;
    many.least_doubt = 150;
    const ChanceTrees learned = learn_trees(drawn_rows(1000, 7), many);
    ASSERT_EQ(learned.trees.size(), static_cast<std::size_t>(many.trees));
    for (const position::ChanceTree& tree : learned.trees) EXPECT_EQ(tree.nodes.size(), 1U);
}

TEST(TreeLearner, LearnsFromAPartOfTheRowsAlone) {
    OutcomeRows rows({OwnerFact::stones});
    OwnerFacts facts;
    std::vector<std::uint32_t> won;
    for (const float value : {0.0F, 1.0F}) {
        facts[OwnerFact::stones] = value;
        rows.look_at(facts);
    }
    rows.sort_values();
    for (std::uint32_t i = 0; i < 200; ++i) {
        rows.add(facts, i % 2 == 0 ? 1.0F : 0.0F, 1);
        if (i % 2 == 0) won.push_back(i);
    }
    EXPECT_NEAR(position::chance_of(learn_trees(rows, pace).sum(facts)), 0.5, 0.01);
    EXPECT_GT(position::chance_of(learn_trees(rows, won, pace).sum(facts)), 0.95);
}

TEST(TreeLearner, FindsThatFromRowsThatAreDrawnToo) {
    TreePace drawn = pace;
    drawn.share = 0.5F;
    drawn.least_doubt = 1.5F;
    const unsigned seed = test::test_seed();
    const OutcomeRows rows = drawn_rows(8000, seed);
    const ChanceTrees trees = learn_trees(rows, drawn);
    EXPECT_EQ(trees, learn_trees(rows, drawn));
    EXPECT_NE(trees, learn_trees(rows, pace));
    Draw draw{std::mt19937(seed + 1)};
    for (int i = 0; i < 200; ++i) {
        const OwnerFacts facts = draw.next();
        EXPECT_NEAR(position::chance_of(trees.sum(facts)), chance(facts), 0.12);
    }
}

TEST(TreeLearner, WeighsRows) {
    OutcomeRows rows({OwnerFact::stones});
    OwnerFacts facts;
    for (const float value : {0.0F, 1.0F}) {
        facts[OwnerFact::stones] = value;
        rows.look_at(facts);
    }
    rows.sort_values();
    for (int i = 0; i < 100; ++i) {
        rows.add(facts, 1, 3);
        rows.add(facts, 0, 1);
    }
    EXPECT_NEAR(position::chance_of(learn_trees(rows, pace).sum(facts)), 0.75, 0.01);
}

}  // namespace
}  // namespace katachi::games
