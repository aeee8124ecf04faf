#include "tools/authoring/life/training/outlook_learner.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "base/random/shuffle.h"

namespace katachi::authoring {

namespace {

struct Addend {
    float weight = 0, squares = 0;
};

float chance_of(const std::vector<float>& weights, const FeatureRows& features, std::size_t row, float addend) {
    float sum = addend;
    features.each_feature(row, [&](std::size_t feature) { sum += weights[feature]; });
    return 1 / (1 + std::exp(-sum));
}

double loss_of(const OutlookExample& example, float chance) {
    return -example.weight * std::log(std::max(1e-6F, example.is_captured ? chance : 1 - chance));
}

struct Told {
    float chance;
    bool is_captured;
};

// One search has two positions, one captured and one alive: the share says how often the captured one is told to be
// likelier. All searches that have both count alike.
double share_of_pairs_right(std::unordered_map<std::uint32_t, std::vector<Told>>& by_search) {
    double sum = 0, searches = 0;
    for (auto& [search, told] : by_search) {
        std::ranges::sort(told, {}, &Told::chance);
        double alive = 0, pairs_right = 0;
        for (const Told& one : told) (one.is_captured ? pairs_right : alive) += one.is_captured ? alive : 1;
        const double pairs = alive * (static_cast<double>(told.size()) - alive);
        if (pairs == 0) continue;
        sum += pairs_right / pairs;
        ++searches;
    }
    return searches == 0 ? 0 : sum / searches;
}

void judge_outlook(const std::vector<float>& weights, const FeatureRows& features,
                   const std::vector<OutlookExample>& left_out, TrainedRound& round) {
    double all = 0;
    std::unordered_map<std::uint32_t, std::vector<Told>> by_search;
    for (const OutlookExample& example : left_out) {
        const float chance = chance_of(weights, features, example.row, 0);
        round.left_out_loss += loss_of(example, chance);
        all += static_cast<double>(example.weight);
        by_search[example.search].push_back({chance, example.is_captured});
    }
    if (all > 0) round.left_out_loss /= all;
    round.share_right = share_of_pairs_right(by_search);
}

}  // namespace

std::optional<std::vector<float>> learn_outlook(const FeatureRows& features, std::vector<OutlookExample> examples,
                                                const std::vector<OutlookExample>& left_out, const TrainingPace& pace) {
    base::SplitMix random(pace.seed);
    std::vector<float> weights(static_cast<std::size_t>(features.features())), squares(weights.size());
    std::uint32_t searches = 0;
    for (const OutlookExample& example : examples) searches = std::max(searches, example.search + 1);
    std::vector<Addend> addends(searches);
    for (int round = 1; round <= pace.rounds; ++round) {
        base::shuffle(examples, random);
        TrainedRound ended{.round = round};
        double all = 0;
        for (const OutlookExample& example : examples) {
            Addend& addend = addends[example.search];
            const float chance = chance_of(weights, features, example.row, addend.weight);
            const float gradient = (chance - (example.is_captured ? 1.0F : 0.0F)) * example.weight;
            features.each_feature(example.row, [&](std::size_t feature) {
                step_down(weights[feature], squares[feature], gradient, pace.rate_of(round));
            });
            step_down(addend.weight, addend.squares, gradient, pace.rate_of(round));
            ended.loss += loss_of(example, chance);
            all += static_cast<double>(example.weight);
            if (pace.is_stopped()) return std::nullopt;
        }
        if (all > 0) ended.loss /= all;
        judge_outlook(weights, features, left_out, ended);
        if (pace.round_ends) pace.round_ends(ended);
    }
    return weights;
}

}  // namespace katachi::authoring
