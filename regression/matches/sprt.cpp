#include "regression/matches/sprt.h"

#include <cmath>
#include <numeric>

#include "regression/matches/win_rate.h"

namespace katachi::regression {

namespace {

// One pair that nobody played, spread over the outcomes, widens the variance, never the mean: equal results have a
// variance too, and nothing is clear after two pairs.
constexpr double unplayed_pairs = 1;

struct Moments {
    double mean = 0;
    double variance = 0;
};

Moments moments(const PairCounts& pairs, double count) {
    const auto score = [](std::size_t outcome) { return static_cast<double>(outcome) / (pair_outcomes - 1); };
    Moments result;
    for (std::size_t i = 0; i < pair_outcomes; ++i) result.mean += score(i) * static_cast<double>(pairs.at(i)) / count;
    for (std::size_t i = 0; i < pair_outcomes; ++i) {
        const double weight = static_cast<double>(pairs.at(i)) + unplayed_pairs / pair_outcomes;
        result.variance += weight * (score(i) - result.mean) * (score(i) - result.mean) / (count + unplayed_pairs);
    }
    return result;
}

}  // namespace

SprtState sprt(const SprtBounds& bounds, const PairCounts& pairs) {
    SprtState state;
    state.lower = std::log(bounds.beta / (1 - bounds.alpha));
    state.upper = std::log((1 - bounds.beta) / bounds.alpha);
    const std::int64_t played = std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0});
    if (played == 0) return state;
    const auto count = static_cast<double>(played);
    const auto [mean, variance] = moments(pairs, count);
    const double s0 = rate_of_elo(bounds.elo0);
    const double s1 = rate_of_elo(bounds.elo1);
    state.log_likelihood_ratio = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    if (played < fewest_sprt_pairs) return state;
    if (state.log_likelihood_ratio <= state.lower) state.verdict = SprtVerdict::h0;
    if (state.log_likelihood_ratio >= state.upper) state.verdict = SprtVerdict::h1;
    return state;
}

}  // namespace katachi::regression
