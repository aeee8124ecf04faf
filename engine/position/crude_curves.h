// How much each fact about a dragon adds to the logarithm of the odds that it lives, by the amount of the fact. The
// curves were learned from counted games: DESIGN.md says how to learn them anew.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace katachi::position {

struct Knot {
    float amount = 0;
    float log_odds = 0;
};

// A line from knot to knot, level before the first and behind the last.
struct CrudeCurve {
    static constexpr std::size_t most_knots = 7;

    std::string_view fact;
    std::array<Knot, most_knots> knots{};
    std::size_t count = 0;

    float at(float amount) const;
};

struct CrudeCurves {
    float constant = 0;  // what every dragon has
    std::span<const CrudeCurve> curves;
};

// Curves in the order of first_facts, and of second_facts.
CrudeCurves first_curves();
CrudeCurves second_curves();

}  // namespace katachi::position
