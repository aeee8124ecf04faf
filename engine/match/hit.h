// A match as the fast matchers report it: enough to find everything else in the tables.
#pragma once

#include <cstdint>

#include "engine/match/match.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

struct Hit {
    std::uint32_t orientation;  // index in PatternTables::orientations
    board::Vertex anchor;       // the point of the board under the orientation's anchor: its move, if it has one
    board::Colour colour;       // the side that the diagram draws as O

    friend bool operator==(const Hit&, const Hit&) = default;
};

// Upper left corner of the rectangle.
inline board::Vertex corner_of(const PatternTables& tables, const Hit& hit) {
    const TableOrientation& shape = tables.orientations[hit.orientation];
    return hit.anchor - shape.anchor_row * board::stride - shape.anchor_column;
}

Match match_of(const PatternTables& tables, const Hit& hit);

}  // namespace katachi::match
