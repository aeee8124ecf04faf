// Weights that make the moves that were played likely: the probability of a move is proportional to the exponential of
// the sum of its features' weights. The gradient of the logarithm of that likelihood is followed batch by batch, each
// weight at a pace of its own (AdaGrad: J. Duchi, E. Hazan and Y. Singer, "Adaptive Subgradient Methods", 2011).
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/training/competition.h"

namespace katachi::games {

// Sums of the weights by candidate, then probabilities in their place. Stays the caller's.
void weigh_candidates(const Competition& competition, const std::vector<float>& weights, std::vector<float>& sums);
void to_probabilities(std::vector<float>& sums);

// What competitions say of the weights.
class Gradient {
  public:
    explicit Gradient(std::size_t features) : sums_(features), won_(features), is_touched_(features) {}

    void add(const Competition& competition, const std::vector<float>& weights);
    void clear();

    double log_likelihood() const { return log_likelihood_; }
    std::uint64_t competitions() const { return competitions_; }

  private:
    friend class Learner;

    std::vector<float> sums_;
    std::vector<std::uint32_t> won_;  // by how many winners that had the feature
    std::vector<std::uint8_t> is_touched_;
    std::vector<std::uint32_t> touched_;
    std::vector<float> probabilities_;
    double log_likelihood_ = 0;
    std::uint64_t competitions_ = 0;
};

struct LearningPace {
    float rate = 0.3F;        // of the first steps
    float shrinking = 0.01F;  // towards the weight at the beginning, in each batch that has the feature
};

class Learner {
  public:
    // Begins with these weights.
    Learner(std::vector<float> first, const LearningPace& pace)
        : pace_(pace),
          first_(std::move(first)),
          weights_(first_),
          squares_(first_.size()),
          won_(first_.size()),
          summed_(first_.size()) {}

    // Leaves the weights of features below this number as they are.
    void learn_from(std::uint32_t feature) { first_learned_ = feature; }

    const std::vector<float>& weights() const { return weights_; }
    bool is_learned(std::uint32_t feature) const { return squares_[feature] > 0; }
    // There is a number by feature: how many winners had it.
    const std::vector<std::uint64_t>& won() const { return won_; }

    // One step along the sum of the gradients, which are cleared. Their order matters in the last digits.
    void step(std::span<Gradient> batch);

  private:
    LearningPace pace_;
    std::uint32_t first_learned_ = 0;
    std::vector<float> first_;
    std::vector<float> weights_;
    std::vector<float> squares_;  // of all gradients so far
    std::vector<std::uint64_t> won_;
    std::vector<float> summed_;
    std::vector<std::uint32_t> touched_;
};

}  // namespace katachi::games
