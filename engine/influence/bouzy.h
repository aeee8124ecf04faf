// Bouzy's maps of influence and territory by mathematical morphology (B. Bouzy, "Mathematical morphology applied to
// computer Go", 2003; GNU Go's manual, chapter 14): stones are numbers that grow by dilations and are worn off by
// erosions.
#pragma once

#include <array>

#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi::influence {

struct Morphology {
    int dilations = 0;
    int erosions = 0;
};

constexpr Morphology bouzy_territory{5, 21};
constexpr Morphology bouzy_moyo{5, 10};
constexpr Morphology bouzy_area{4, 0};

// There is a number for each point: above 0 it is White's, below 0 Black's. Only living stones count.
std::array<int, board::vertex_count> bouzy_map(const board::Position& position, const board::VertexSet& living,
                                               Morphology morphology);

}  // namespace katachi::influence
