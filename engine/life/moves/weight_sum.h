// A sum of weights, one of each group of features.
#pragma once

#include <cstdint>

namespace katachi::life {

class WeightSum {
  public:
    // The weights of all features, group by group.
    explicit WeightSum(const std::int16_t* weights) : weights_(weights) {}

    // The feature `number` of the next group, which has `count` of them.
    void add(int number, int count) {
        sum_ += weights_[number];
        weights_ += count;
    }
    int sum() const { return sum_; }

  private:
    const std::int16_t* weights_;
    int sum_ = 0;
};

}  // namespace katachi::life
