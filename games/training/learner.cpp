#include "games/training/learner.h"

#include <algorithm>
#include <cmath>

namespace katachi::games {

void weigh_candidates(const Competition& competition, const std::vector<float>& weights, std::vector<float>& sums) {
    sums.assign(competition.candidates, 0);
    for (const auto& [candidate, feature] : competition.members) sums[candidate] += weights[feature];
}

void to_probabilities(std::vector<float>& sums) {
    const float greatest = *std::max_element(sums.begin(), sums.end());
    float total = 0;
    for (float& sum : sums) {
        sum = std::exp(sum - greatest);
        total += sum;
    }
    for (float& sum : sums) sum /= total;
}

void Gradient::add(const Competition& competition, const std::vector<float>& weights) {
    weigh_candidates(competition, weights, probabilities_);
    to_probabilities(probabilities_);
    log_likelihood_ += std::log(std::max(probabilities_[competition.winner], 1e-30F));
    ++competitions_;
    for (const auto& [candidate, feature] : competition.members) {
        if (is_touched_[feature] == 0) {
            is_touched_[feature] = 1;
            touched_.push_back(feature);
        }
        sums_[feature] -= probabilities_[candidate];
        if (candidate != competition.winner) continue;
        sums_[feature] += 1;
        ++won_[feature];
    }
}

void Gradient::clear() {
    for (const std::uint32_t feature : touched_) {
        sums_[feature] = 0;
        won_[feature] = 0;
        is_touched_[feature] = 0;
    }
    touched_.clear();
    log_likelihood_ = 0;
    competitions_ = 0;
}

void Learner::step(std::span<Gradient> batch) {
    touched_.clear();
    for (Gradient& gradient : batch) {
        for (const std::uint32_t feature : gradient.touched_) {
            if (feature < first_learned_) continue;
            summed_[feature] += gradient.sums_[feature];
            won_[feature] += gradient.won_[feature];
            touched_.push_back(feature);
        }
        gradient.clear();
    }
    for (const std::uint32_t feature : touched_) {
        if (summed_[feature] == 0) continue;  // done, or nothing to do
        const float slope = summed_[feature] - pace_.shrinking * (weights_[feature] - first_[feature]);
        summed_[feature] = 0;
        squares_[feature] += slope * slope;
        weights_[feature] += pace_.rate * slope / std::sqrt(squares_[feature] + 1e-6F);
    }
}

}  // namespace katachi::games
