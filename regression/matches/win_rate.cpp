#include "regression/matches/win_rate.h"

#include <cmath>
#include <limits>

namespace katachi::regression {

namespace {

constexpr double deviations = 1.959963984540054;  // of a normal distribution to either side hold 95 %
constexpr double elo_of_ten_to_one = 400;

}  // namespace

Estimate win_rate(double points, int games) {
    const double count = games;
    const double rate = points / count;
    const double square = deviations * deviations;
    const double centre = (rate + square / (2 * count)) / (1 + square / count);
    const double half =
        deviations / (1 + square / count) * std::sqrt(rate * (1 - rate) / count + square / (4 * count * count));
    return {.value = rate, .low = rate <= 0 ? 0 : centre - half, .high = rate >= 1 ? 1 : centre + half};
}

double elo_of_rate(double rate) {
    if (rate <= 0) return -std::numeric_limits<double>::infinity();
    if (rate >= 1) return std::numeric_limits<double>::infinity();
    return elo_of_ten_to_one * std::log10(rate / (1 - rate));
}

double rate_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / elo_of_ten_to_one)); }

Estimate elo_of_rate(const Estimate& rate) {
    return {.value = elo_of_rate(rate.value), .low = elo_of_rate(rate.low), .high = elo_of_rate(rate.high)};
}

}  // namespace katachi::regression
