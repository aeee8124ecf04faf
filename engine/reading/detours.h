// Moves of the side that prevents a goal which are not plain ones (proof_search.h).
#pragma once

#include <cstdint>

namespace katachi::reading {

constexpr int plain_tiers = 1;  // the first: moves of all others are detours
constexpr int any_detours = 5;

// What tells entries of one position apart that differ in the detours which may follow. They lie side by side.
constexpr std::uint64_t key_of_detours(int detours_left) {
    return static_cast<std::uint64_t>(any_detours - detours_left);
}

}  // namespace katachi::reading
