// The sequential test whether A is stronger than B: after each pair of games the evidence is weighed, and the match
// ends once it is clear.
//
// A pair, the same opening with colours exchanged, gives A nothing, ½, 1, 1½ or 2 points. The generalised sequential
// probability ratio test over these five outcomes, in its normal approximation, after the notes of Michel Van den Bergh
// on the GSPRT: with N pairs of mean m and variance v (a pair counts 1), and the means s0 and s1 that the Elo
// differences stand for, the log of the likelihood ratio is N (s1 - s0)(2m - s0 - s1) / 2v.
#pragma once

#include <array>
#include <cstdint>

namespace katachi::regression {

constexpr std::size_t pair_outcomes = 5;
// How many pairs gave A 0, ½, 1, 1½ and 2 points.
using PairCounts = std::array<std::int64_t, pair_outcomes>;

struct SprtBounds {
    double elo0 = 0;      // H0: A is no stronger than B by more than this
    double elo1 = 0;      // H1: A is stronger than B by at least this; above elo0
    double alpha = 0.05;  // how often H1 may be accepted although H0 holds
    double beta = 0.05;   // how often H0 may be accepted although H1 holds

    friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

enum class SprtVerdict : std::uint8_t { open, h0, h1 };

struct SprtState {
    SprtVerdict verdict = SprtVerdict::open;
    double log_likelihood_ratio = 0;
    double lower = 0;  // H0 at or below it
    double upper = 0;  // H1 at or above it
};

// Nothing is accepted before so many pairs.
constexpr std::int64_t fewest_sprt_pairs = 5;

SprtState sprt(const SprtBounds& bounds, const PairCounts& pairs);

}  // namespace katachi::regression
