#include "engine/life/first_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace katachi::life {

namespace {

constexpr int most_outlook = 240;
constexpr double weight = 48.0;  // of the logarithm of a chance

// The proof number of a capture, by outlook from the least on, is minus the logarithm of the chance that the outlook
// gives it.
const std::array<std::uint32_t, 2 * most_outlook + 1> proofs = [] {
    std::array<std::uint32_t, 2 * most_outlook + 1> result{};
    for (int outlook = -most_outlook; outlook <= most_outlook; ++outlook)
        result[static_cast<std::size_t>(outlook + most_outlook)] =
            1 + static_cast<std::uint32_t>(weight * std::log1p(std::exp(-outlook / 12.0)));
    return result;
}();

}  // namespace

Numbers first_numbers(int outlook) {
    const int at = std::clamp(outlook, -most_outlook, most_outlook);
    return {proofs[static_cast<std::size_t>(most_outlook + at)], proofs[static_cast<std::size_t>(most_outlook - at)]};
}

}  // namespace katachi::life
