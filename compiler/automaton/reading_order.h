// Which point to read next: for each state the one that will probably refuse most of its living patterns, so that
// the order is chosen from the data. (A spiral, the manual's order, leaves more to verify: MEASURED.md.)
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "compiler/automaton/conditions.h"
#include "compiler/automaton/reading.h"

namespace katachi::compiler {

struct NextPoint {
    int point;
    double refused;  // how many of the living patterns are expected to fail there
};

class ReadingOrder {
  public:
    // `patterns` is the caller's and must stay.
    explicit ReadingOrder(std::span<const Conditions> patterns);

    // The best point that `reading` has not read; nothing is refused where no living pattern asks for more.
    NextPoint best(std::span<const std::uint32_t> living, const Reading& reading);

  private:
    void ask(const PointCondition& condition, const Reading& reading);

    std::span<const Conditions> patterns_;
    std::vector<std::vector<PointCondition>> points_;  // Conditions::all_points of each pattern
    std::array<double, match::point_count> refused_{};
    std::array<std::array<double, match::symbol_count>, match::point_count> odds_;
    std::vector<int> asked_;  // points with an entry in the arrays above
    std::array<bool, match::point_count> is_asked_{};
};

}  // namespace katachi::compiler
