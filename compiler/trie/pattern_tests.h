// What a pattern's orientation asks of the points around its anchor: its cells, its edges, and that its rectangle
// is on the board.
#pragma once

#include <vector>

#include "engine/board/symmetry.h"
#include "engine/match/board_sets.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

struct OffsetTest {
    board::Offset step;  // from the anchor
    match::PointTest test;

    friend constexpr bool operator==(const OffsetTest&, const OffsetTest&) = default;
};

// Where all of them hold the orientation matches, and only there; none follows from the others being addresses of
// loads: points that a load could take for points of another row are tested to be on the board.
std::vector<OffsetTest> offset_tests(const match::PatternTables& tables, const match::TableOrientation& shape);

}  // namespace katachi::compiler
