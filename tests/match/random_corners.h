// Corner databases, and boards on which they match.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"

namespace katachi::match {

// Read from text without findings.
compiler::PatternDatabase corner_database(const std::string& text);

class RandomCorners {
  public:
    explicit RandomCorners(unsigned seed) : random_(seed) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    // Patterns that often begin alike: each takes over most of the one before it.
    compiler::PatternDatabase database(int count, int largest);

    // A position with a pattern in each corner, exactly or nearly, for either colour.
    board::Position position(const compiler::PatternDatabase& database, int size);

  private:
    std::string drawn(const std::vector<std::string>& cells, std::size_t rows, std::size_t columns);
    void put(const compiler::Pattern& pattern, board::Orientation orientation, board::Colour own,
             board::Position& position);

    std::mt19937 random_;
};

}  // namespace katachi::match
