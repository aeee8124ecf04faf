// The sequential test against the exact test that it approximates, and against what it promises.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "regression/matches/sprt.h"
#include "regression/matches/win_rate.h"
#include "tests/support/random_position.h"

namespace katachi::regression {
namespace {

constexpr std::array<double, pair_outcomes> scores{0, 0.25, 0.5, 0.75, 1};

// The greatest log-likelihood of the counts among all distributions with this mean: the weights are
// n / N / (1 + t (score - mean)), and t makes their mean right.
double log_likelihood_at_mean(const PairCounts& pairs, double mean) {
    double count = 0;
    for (const auto n : pairs) count += static_cast<double>(n);
    double low = -1 / (1 - mean) + 1e-9;
    double high = 1 / mean - 1e-9;
    for (int i = 0; i < 200; ++i) {
        const double t = (low + high) / 2;
        double slope = 0;
        for (std::size_t k = 0; k < pair_outcomes; ++k)
            slope += static_cast<double>(pairs[k]) * (scores[k] - mean) / (1 + t * (scores[k] - mean));
        (slope > 0 ? low : high) = t;
    }
    double result = 0;
    for (std::size_t k = 0; k < pair_outcomes; ++k)
        result += static_cast<double>(pairs[k]) *
                  std::log(static_cast<double>(pairs[k]) / count / (1 + low * (scores[k] - mean)));
    return result;
}

TEST(Sprt, ComesCloseToTheExactRatio) {
    const SprtBounds bounds{.elo0 = 0, .elo1 = 10};
    const std::vector<PairCounts> counts{
        {100, 400, 1000, 420, 110}, {50, 500, 900, 450, 60}, {300, 100, 700, 150, 320}};
    for (const PairCounts& pairs : counts) {
        const double exact = log_likelihood_at_mean(pairs, rate_of_elo(bounds.elo1)) -
                             log_likelihood_at_mean(pairs, rate_of_elo(bounds.elo0));
        EXPECT_NEAR(sprt(bounds, pairs).log_likelihood_ratio, exact, 0.02 * std::abs(exact) + 0.01);
    }
}

TEST(Sprt, HasTheBoundsOfWald) {
    const SprtState state = sprt({.elo0 = 0, .elo1 = 10, .alpha = 0.05, .beta = 0.05}, {});
    EXPECT_NEAR(state.lower, -2.9444, 1e-4);  // log(1/19)
    EXPECT_NEAR(state.upper, 2.9444, 1e-4);
    EXPECT_EQ(state.log_likelihood_ratio, 0);
    EXPECT_EQ(state.verdict, SprtVerdict::open);
}

// One player wins all: soon clear, but not at once, and nothing is divided by nothing.
TEST(Sprt, EndsAMatchOfOneSidedResults) {
    for (const bool all_won : {false, true}) {
        for (const double elo1 : {5.0, 20.0, 400.0}) {
            PairCounts pairs{};
            std::int64_t& count = pairs[all_won ? 4 : 0];
            SprtState state;
            while (state.verdict == SprtVerdict::open && count < 1000) {
                ++count;
                state = sprt({.elo0 = 0, .elo1 = elo1}, pairs);
                ASSERT_TRUE(std::isfinite(state.log_likelihood_ratio));
            }
            EXPECT_GE(count, fewest_sprt_pairs);
            EXPECT_LT(count, 40);
            EXPECT_EQ(state.verdict, all_won ? SprtVerdict::h1 : SprtVerdict::h0);
        }
    }
}

TEST(Sprt, IsTheSameSeenFromTheOtherSide) {
    const double ratio = sprt({.elo0 = -5, .elo1 = 20}, {3, 10, 40, 12, 4}).log_likelihood_ratio;
    EXPECT_NEAR(sprt({.elo0 = -20, .elo1 = 5}, {4, 12, 40, 10, 3}).log_likelihood_ratio, -ratio, 1e-9);
}

// How often H1 is accepted in matches of players who are `elo` apart; an opening favours Black or White in both games
// of a pair, and some games are drawn.
double share_of_h1(double elo, const SprtBounds& bounds, int matches, std::mt19937& random) {
    std::uniform_real_distribution<double> unit(0, 1);
    int accepted = 0;
    for (int match = 0; match < matches; ++match) {
        PairCounts pairs{};
        SprtState state;
        while (state.verdict == SprtVerdict::open) {
            const double for_black = (unit(random) - 0.5) * 0.4;
            std::size_t points = 0;  // in halves
            for (const double shift : {for_black, -for_black}) {
                const double drawn = 0.1;
                const double place = unit(random);
                const double won = rate_of_elo(elo) + shift - drawn / 2;
                points += place < won ? 2 : place < won + drawn ? 1 : 0;
            }
            ++pairs.at(points);
            state = sprt(bounds, pairs);
        }
        accepted += state.verdict == SprtVerdict::h1 ? 1 : 0;
    }
    return static_cast<double>(accepted) / matches;
}

TEST(Sprt, ErrsNoMoreOftenThanItPromises) {
    std::mt19937 random(test::test_seed());
    constexpr int matches = 2000;
    constexpr double slack = 0.015;  // three deviations of a share of 5 % in 2000
    const SprtBounds bounds{.elo0 = 0, .elo1 = 40};
    EXPECT_LE(share_of_h1(bounds.elo0, bounds, matches, random), bounds.alpha + slack);
    EXPECT_GE(share_of_h1(bounds.elo1, bounds, matches, random), 1 - bounds.beta - slack);
    EXPECT_LE(share_of_h1(-40, bounds, matches, random), 0.01);
    EXPECT_GE(share_of_h1(80, bounds, matches, random), 0.99);
}

// Values of Wilson's interval from the literature: 81 of 263 (Newcombe 1998), 0 of 20, 29 of 29.
TEST(WinRate, HasWilsonsInterval) {
    const Estimate some = win_rate(81, 263);
    EXPECT_NEAR(some.low, 0.2553, 5e-5);
    EXPECT_NEAR(some.high, 0.3662, 5e-5);
    const Estimate none = win_rate(0, 20);
    EXPECT_EQ(none.low, 0);
    EXPECT_NEAR(none.high, 0.1611, 5e-5);
    const Estimate all = win_rate(29, 29);
    EXPECT_NEAR(all.low, 0.8830, 5e-5);
    EXPECT_EQ(all.high, 1);
}

TEST(WinRate, HoldsTheTruthNineteenTimesInTwenty) {
    std::mt19937 random(test::test_seed());
    for (const double truth : {0.2, 0.5}) {
        std::binomial_distribution<int> wins(100, truth);
        int held = 0;
        for (int i = 0; i < 4000; ++i) {
            const Estimate estimate = win_rate(wins(random), 100);
            held += estimate.low <= truth && truth <= estimate.high ? 1 : 0;
        }
        EXPECT_NEAR(held / 4000.0, 0.95, 0.025);
    }
}

TEST(WinRate, IsEloOnALogarithmicScale) {
    EXPECT_EQ(elo_of_rate(0.5), 0);
    EXPECT_NEAR(elo_of_rate(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(elo_of_rate(0.76), 200.24, 0.01);
    EXPECT_NEAR(rate_of_elo(elo_of_rate(0.3)), 0.3, 1e-12);
    EXPECT_TRUE(std::isinf(elo_of_rate(win_rate(5, 5)).value));
    EXPECT_TRUE(std::isfinite(elo_of_rate(win_rate(5, 5)).low));
}

}  // namespace
}  // namespace katachi::regression
