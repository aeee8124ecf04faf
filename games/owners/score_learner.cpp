#include "games/owners/score_learner.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace katachi::games {

namespace {

double squared(double value) { return value * value; }

double squared_error(const position::ScoreWeights& weights, double doubt) {
    return squared(weights.least_error) + squared(weights.doubt) * doubt;
}

// The likelihood is that of errors that are spread as the weights say, but for a constant.
double log_likelihood(std::span<const ToldScore> told, const position::ScoreWeights& weights) {
    double sum = 0;
    for (const ToldScore& score : told) {
        const double error = squared_error(weights, score.doubt);
        sum -= (std::log(error) + squared(score.by_chances - score.result) / error) / 2;
    }
    return sum;
}

// How many times the spread holds four in five.
float four_in_five(std::span<const ToldScore> told, const position::ScoreWeights& weights) {
    std::vector<double> times;
    for (const ToldScore& score : told) {
        const double result = squared(weights.spread_of_results), error = squared_error(weights, score.doubt);
        const double mean = score.by_chances * result / (result + error);
        times.push_back(std::abs(score.result - mean) / std::sqrt(result * error / (result + error)));
    }
    const auto place = times.begin() + static_cast<std::ptrdiff_t>(times.size() * 4 / 5);
    std::nth_element(times.begin(), place, times.end());
    return static_cast<float>(*place);
}

}  // namespace

position::ScoreWeights learn_score_weights(std::span<const ToldScore> told) {
    double squares = 0;
    for (const ToldScore& score : told) squares += squared(score.result);
    position::ScoreWeights best{.spread_of_results =
                                    static_cast<float>(std::sqrt(squares / static_cast<double>(told.size())))};
    double most = -std::numeric_limits<double>::infinity();
    for (int i = 1; i <= 60; ++i)
        for (int j = 1; j <= 60; ++j) {
            position::ScoreWeights weights = best;
            weights.doubt = static_cast<float>(j) / 20;
            weights.least_error = static_cast<float>(i) / 5;
            const double likelihood = log_likelihood(told, weights);
            if (likelihood <= most) continue;
            most = likelihood;
            best = weights;
        }
    best.interval = four_in_five(told, best);
    return best;
}

}  // namespace katachi::games
