#include "compiler/automaton/reading_order.h"

#include <cstdlib>
#include <tuple>

namespace katachi::compiler {

namespace {

// Nearer points first, where all else is equal.
std::tuple<int, int> distance(int point) {
    const int row = row_of_point(point), column = column_of_point(point);
    return {row * row + column * column, point};
}

}  // namespace

ReadingOrder::ReadingOrder(std::span<const Conditions> patterns) : patterns_(patterns) {
    for (const Conditions& pattern : patterns_) points_.push_back(pattern.all_points());
}

void ReadingOrder::ask(const PointCondition& condition, const Reading& reading) {
    const auto point = static_cast<std::size_t>(condition.point);
    if (reading.has_read(condition.point)) return;
    if (!is_asked_[point]) {
        is_asked_[point] = true;
        asked_.push_back(condition.point);
        odds_[point] = reading.odds(condition.point);
    }
    for (std::size_t s = 0; s < match::symbol_count; ++s)
        if ((condition.allowed >> s & 1) == 0) refused_[point] += odds_[point][s];
}

NextPoint ReadingOrder::best(std::span<const std::uint32_t> living, const Reading& reading) {
    for (const std::uint32_t pattern : living)
        for (const PointCondition& condition : points_[pattern]) ask(condition, reading);
    NextPoint best{match::anchor_point, 0};
    for (const int point : asked_) {
        const auto p = static_cast<std::size_t>(point);
        const double refused = refused_[p];
        if (refused > best.refused || (refused == best.refused && distance(point) < distance(best.point)))
            best = {point, refused};
        refused_[p] = 0;
        is_asked_[p] = false;
    }
    asked_.clear();
    return best;
}

}  // namespace katachi::compiler
