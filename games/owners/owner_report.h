// How well chances of owners foretell counted games.
#pragma once

#include <array>
#include <map>
#include <string>

#include "engine/position/owners/expected_score.h"
#include "games/owners/counted_positions.h"

namespace katachi::games {

// What was counted in a set of positions.
struct OwnerCount {
    std::uint64_t positions = 0;
    std::uint64_t points = 0;
    std::uint64_t stones = 0;
    std::uint64_t dying = 0;     // stones on points of the other side at the end
    double right = 0;            // points whose owner is the likelier one; a half where nobody owns them
    double stones_right = 0;     // the same of stones
    double dying_found = 0;      // dying stones that the other side is likelier to have
    double squares = 0;          // sum of (chance of Black - 1, 0 or a half)²
    double score_error = 0;      // sum of the distances of the expected score from the result
    double score_balance = 0;    // sum of expected score less result
    double within_interval = 0;  // results
    double chances_error = 0;    // sum of the distances of the score by chances alone

    double brier() const { return squares / static_cast<double>(points); }
};

// The points whose chance of Black lies in one tenth.
struct ToldTenth {
    std::uint64_t points = 0;
    double chances = 0;   // sum
    double outcomes = 0;  // sum
};

class OwnerReport {
  public:
    // `black` are the chances by vertex.
    void add(const CountedPosition& counted, const influence::Field& black, const position::ScoreWeights& weights);

    const OwnerCount& all() const { return all_; }
    // Counts by moves played.
    const std::map<int, OwnerCount>& by_move() const { return by_move_; }
    const std::array<ToldTenth, 10>& tenths() const { return tenths_; }
    // The farthest that the mean outcome of a tenth is from its mean chance.
    double worst_tenth() const;

  private:
    OwnerCount all_;
    std::map<int, OwnerCount> by_move_;
    std::array<ToldTenth, 10> tenths_{};
};

// Tables for people.
std::string text(const OwnerReport& report);

}  // namespace katachi::games
