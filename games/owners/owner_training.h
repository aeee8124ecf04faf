// Learning what chances of owners are told by from positions of counted games.
//
// Each part of the weights but the first leans on the chances that the parts before it tell. Those that it learns from
// are told by weights that were learned from other games: one's own are surer than they will be of new games.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/position/owners/owner_weights.h"
#include "games/owners/owner_example.h"
#include "games/owners/tree_learner.h"

namespace katachi::games {

struct OwnerTrainingOptions {
    TreePace first_strings{.trees = 200, .leaves = 16, .rate = 0.07F, .share = 0.4F};
    TreePace first_points{.trees = 120, .leaves = 24, .rate = 0.15F, .share = 0.4F};
    TreePace strings{.trees = 200, .leaves = 16, .rate = 0.07F, .share = 0.4F};
    TreePace points{.trees = 140, .leaves = 24, .rate = 0.12F, .share = 0.4F};
    std::vector<position::OwnerFact> without;  // facts that are not looked at
    // Stones that die weigh so much when strings are told for the last time: more of them are found, and as many are
    // told right.
    float dying_weight = 1.25F;
    // How far sums are from results is learned from games counted so: how close games end hangs on who plays where.
    board::Scoring scored_by = board::Scoring::territory;
    int parts = 3;        // of the games, each foretold by what the others teach
    int every_point = 3;  // of the empty points one in so many is learned from
};

struct OwnerTrainingHooks {
    std::function<void(std::string_view part)> begins;  // to be learned
    const std::atomic<bool>* stop = nullptr;
};

// Nothing where it was stopped. The same examples and options give the same weights. Chances that the examples know are
// forgotten, and those that they know afterwards are of no use.
std::optional<position::OwnerWeights> learn_owner_weights(std::span<const std::unique_ptr<OwnerExample>> examples,
                                                          const OwnerTrainingOptions& options,
                                                          const OwnerTrainingHooks& hooks);

}  // namespace katachi::games
