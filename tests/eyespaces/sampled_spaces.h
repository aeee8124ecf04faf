// Eye spaces of positions of real games by chance, the same ones for the same seed.
#pragma once

#include <cstdint>
#include <functional>

#include "tests/eyespaces/cut_out_space.h"

namespace katachi::eyespaces {

constexpr std::uint64_t usual_seed = 20'161'207;

// The game and the move say where the space is found again.
struct SampledSpace {
    std::size_t game = 0;  // of the bulk games, from 1
    int move = 0;          // before which the position stands
    CutOutQuestion question;
};

// Each game in turn gives a position after the first hundred moves, and of that up to four spaces of at most
// `most_points` that are worth something or may be. There are fewer than `count` only where the games end.
void visit_sampled_spaces(std::size_t count, int most_points, std::uint64_t seed,
                          const std::function<void(const SampledSpace& space)>& visit);

}  // namespace katachi::eyespaces
