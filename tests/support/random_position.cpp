#include "tests/support/random_position.h"

#include <cstdlib>
#include <iostream>

namespace katachi::test {

board::Position random_position(int size, double density, std::mt19937& random) {
    std::bernoulli_distribution has_stone(density);
    std::bernoulli_distribution is_black(0.5);
    board::Position position(size);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            if (has_stone(random))
                position.put(board::vertex_at(row, column),
                             is_black(random) ? board::Colour::black : board::Colour::white);
    return position;
}

unsigned test_seed() {
    const char* named = std::getenv("KATACHI_SEED");
    const unsigned seed = named != nullptr ? static_cast<unsigned>(std::strtoul(named, nullptr, 10)) : 20261121U;
    std::cout << "seed " << seed << " (repeat with KATACHI_SEED=" << seed << ")\n";
    return seed;
}

}  // namespace katachi::test
