#include "games/owners/owner_training.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/eyes/solved_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::games {
namespace {

constexpr const char* positions_to_learn_from = "outcomes/outcomes-train.jsonl.gz";

struct Learned {
    reading::Tactics tactics;
    eyespaces::KnownGames known{solved_eyes().eyes};
    std::vector<std::unique_ptr<OwnerExample>> examples;

    // Every other position is taken to be counted by area.
    explicit Learned(std::size_t every) {
        const std::string text = test::gzip_bytes(test::shared_data() / positions_to_learn_from);
        auto counted = std::get<std::vector<CountedPosition>>(read_counted_positions(text));
        for (std::size_t i = 0; i < counted.size(); i += every) {
            if (examples.size() % 2 == 1) counted[i].scoring = board::Scoring::area;
            examples.push_back(std::make_unique<OwnerExample>(counted[i], tactics, known));
        }
    }

    position::OwnerWeights by(const OwnerTrainingOptions& options) {
        return learn_owner_weights(examples, options, {}).value();
    }
};

OwnerTrainingOptions few_trees() {
    OwnerTrainingOptions options;
    for (TreePace* const pace : {&options.first_strings, &options.first_points, &options.strings, &options.points}) {
        pace->trees = 4;
        pace->leaves = 4;
        pace->least_doubt = 3;
    }
    return options;
}

bool asks_about(const position::ChanceTrees& trees, position::OwnerFact fact) {
    return std::ranges::any_of(trees.trees, [&](const position::ChanceTree& tree) {
        return std::ranges::any_of(tree.nodes,
                                   [&](const auto& node) { return node.fact == static_cast<std::uint8_t>(fact); });
    });
}

TEST(OwnerTraining, LearnsTheSameAgain) {
    KATACHI_NEEDS(positions_to_learn_from);
    Learned learned(601);
    const position::OwnerWeights weights = learned.by(few_trees());
    EXPECT_EQ(weights, learned.by(few_trees()));
    EXPECT_EQ(weights.points.trees.size(), 4U);
    for (const auto& trees : {weights.first_strings, weights.first_points})
        EXPECT_FALSE(asks_about(trees, position::OwnerFact::chance_around));
    EXPECT_TRUE(asks_about(weights.points, position::OwnerFact::chance_around));
}

TEST(OwnerTraining, LeavesFactsOut) {
    KATACHI_NEEDS(positions_to_learn_from);
    OwnerTrainingOptions options = few_trees();
    options.without = {position::OwnerFact::first_chance, position::OwnerFact::chance_around};
    const position::OwnerWeights weights = Learned(601).by(options);
    for (const position::OwnerFact fact : options.without) {
        EXPECT_FALSE(asks_about(weights.strings, fact));
        EXPECT_FALSE(asks_about(weights.points, fact));
    }
}

TEST(OwnerTraining, BelievesInFewerStonesWhereThoseThatDieCountMore) {
    KATACHI_NEEDS(positions_to_learn_from);
    Learned learned(601);
    OwnerTrainingOptions options = few_trees();
    options.dying_weight = 1;
    const float alike = learned.by(options).strings.first;
    options.dying_weight = 4;
    EXPECT_NEAR(learned.by(options).strings.first, alike - std::log(4.0F), 0.05);
}

TEST(OwnerTraining, LearnsTheScoreFromGamesCountedSo) {
    KATACHI_NEEDS(positions_to_learn_from);
    Learned learned(601);
    OwnerTrainingOptions options = few_trees();
    options.scored_by = board::Scoring::area;
    EXPECT_NE(learned.by(options).score, learned.by(few_trees()).score);
}

TEST(OwnerTraining, CanBeStopped) {
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(learn_owner_weights({}, {}, {.begins = {}, .stop = &stop}).has_value());
}

}  // namespace
}  // namespace katachi::games
