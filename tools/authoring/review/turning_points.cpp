#include "tools/authoring/review/turning_points.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace katachi::authoring {

namespace {

constexpr std::size_t most_turning_points = 5;
constexpr double least_turn = 5;  // points
constexpr int moves_apart = 6;
constexpr std::size_t moves_without_turn = 10;  // at first: what few stones come to is guessed too roughly

double size_of(const TurningPoint& turn) { return std::abs(turn.after - turn.before); }

}  // namespace

std::vector<TurningPoint> turning_points(std::span<const double> scores) {
    std::vector<TurningPoint> turns;
    for (std::size_t i = moves_without_turn; i + 2 < scores.size(); ++i)
        turns.push_back({.move = static_cast<int>(i) + 1,
                         .before = (scores[i - 1] + scores[i]) / 2,
                         .after = (scores[i + 1] + scores[i + 2]) / 2});
    std::stable_sort(turns.begin(), turns.end(),
                     [](const TurningPoint& a, const TurningPoint& b) { return size_of(a) > size_of(b); });
    std::vector<TurningPoint> chosen;
    for (const TurningPoint& turn : turns) {
        if (chosen.size() == most_turning_points || size_of(turn) < least_turn) break;
        const bool is_apart = std::all_of(chosen.begin(), chosen.end(), [&](const TurningPoint& other) {
            return std::abs(other.move - turn.move) >= moves_apart;
        });
        if (is_apart) chosen.push_back(turn);
    }
    std::sort(chosen.begin(), chosen.end(),
              [](const TurningPoint& a, const TurningPoint& b) { return a.move < b.move; });
    return chosen;
}

}  // namespace katachi::authoring
