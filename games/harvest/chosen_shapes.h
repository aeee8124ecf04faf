// Which of the counted shapes are worth an entry.
#pragma once

#include <vector>

#include "games/harvest/shape_counts.h"

namespace katachi::games {

struct ChosenShape {
    int size = 0;
    ShapeCode code;
    ShapeCount count;
    double worth = 1;  // how many times as often as any other move it is played where it could be
    double gain = 0;   // by how much, in logarithms, knowing it makes the games more likely
};

// Chooses among the shapes that were played at least `min_count` times, and among those of the smallest size however
// rarely they were played. A shape is left out if it is played about as often as the next smaller one that is chosen.
// Of more than `max_entries` shapes those that gain most are kept. Larger shapes come first, and within a size those
// that were played most.
std::vector<ChosenShape> choose_shapes(const ShapeCounts& counted, std::uint64_t min_count, std::size_t max_entries);

}  // namespace katachi::games
