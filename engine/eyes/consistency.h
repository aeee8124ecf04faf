// Whether an eye shape is evaluated alike in all ways: GNU Go's manual, chapter 8.11, on test_eyeshape.
#pragma once

#include <optional>
#include <vector>

#include "engine/eyes/space_value.h"

namespace katachi::eyes {

struct ShapeTest {
    // The sets of the attacker's stones in the space for which the table, the search, and the search with the points in
    // another order do not give the same value and the same vital points. Nothing where a search would look at more
    // positions.
    std::optional<std::vector<EyePoints>> inconsistent;
    std::size_t positions = 0;  // of both searches
};

ShapeTest tested_shape(const match::BareEyeSpace& space, const match::EyeTables& solved, std::size_t most_positions);

}  // namespace katachi::eyes
