// Databases of any size: the real patterns in random order, then patterns mined from real games.
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/sgf/game.h"

namespace katachi::bench {

class GrowingPatterns {
  public:
    // `seed` settles the order of the real ones, and which are mined.
    explicit GrowingPatterns(unsigned seed);

    // So many patterns; a larger number holds those of a smaller one. Real ones stand in their databases, mined ones in
    // one more. Throws std::runtime_error where the games do not hold so many.
    std::vector<compiler::PatternDatabase> first(std::size_t count);

  private:
    struct Place {
        std::size_t database, pattern;
    };

    void mine(std::size_t count);
    void mine(const sgf::Game& game);
    void cut_window(const board::Position& position, board::Vertex move, board::Colour own);

    std::mt19937 random_;
    std::vector<compiler::PatternDatabase> real_;
    std::vector<Place> order_;  // of the real ones
    std::string games_;         // a collection
    std::vector<std::string> mined_;
};

}  // namespace katachi::bench
