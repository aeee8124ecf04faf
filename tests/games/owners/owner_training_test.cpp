#include "games/owners/owner_training.h"

#include <gtest/gtest.h>

#include <algorithm>

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

    explicit Learned(std::size_t every) {
        const std::string text = test::gzip_bytes(test::shared_data() / positions_to_learn_from);
        const auto counted = std::get<std::vector<CountedPosition>>(read_counted_positions(text));
        for (std::size_t i = 0; i < counted.size(); i += every)
            examples.push_back(std::make_unique<OwnerExample>(counted[i], tactics, known));
    }

    position::OwnerWeights by(const OwnerTrainingOptions& options) {
        return learn_owner_weights(examples, options, {}).value();
    }
};

OwnerTrainingOptions few_trees() {
    OwnerTrainingOptions options;
    const TreePace pace{.trees = 4, .leaves = 4, .least_doubt = 2};
    options.rounds.assign(2, {.strings = pace, .points = pace});
    return options;
}

bool asks_about(const position::ChanceTrees& trees, const std::vector<position::OwnerFact>& facts) {
    return std::ranges::any_of(trees.trees, [&](const position::ChanceTree& tree) {
        return std::ranges::any_of(tree.nodes, [&](const auto& node) {
            return std::ranges::find(facts, static_cast<position::OwnerFact>(node.fact)) != facts.end();
        });
    });
}

TEST(OwnerTraining, LearnsTheSameAgain) {
    KATACHI_NEEDS(positions_to_learn_from);
    Learned learned(601);
    const position::OwnerWeights weights = learned.by(few_trees());
    EXPECT_EQ(weights, learned.by(few_trees()));
    EXPECT_EQ(weights.rounds[1].points.trees.size(), 4U);
    using enum position::OwnerFact;
    const std::vector<position::OwnerFact> of_points{chance_before, chance_around, chance_beside, highest_beside};
    for (const auto& trees : {weights.rounds[0].strings, weights.rounds[0].points})
        EXPECT_FALSE(asks_about(trees, of_points));
    EXPECT_TRUE(asks_about(weights.rounds[1].points, of_points));
}

TEST(OwnerTraining, LeavesFactsOut) {
    KATACHI_NEEDS(positions_to_learn_from);
    OwnerTrainingOptions options = few_trees();
    options.without = {position::OwnerFact::chance_before, position::OwnerFact::chance_around};
    const position::OwnerWeights weights = Learned(601).by(options);
    for (const position::OwnerRound& round : weights.rounds)
        for (const auto& trees : {round.strings, round.points}) EXPECT_FALSE(asks_about(trees, options.without));
}

TEST(OwnerTraining, CanBeStopped) {
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(learn_owner_weights({}, {}, {.begins = {}, .stop = &stop}).has_value());
}

}  // namespace
}  // namespace katachi::games
