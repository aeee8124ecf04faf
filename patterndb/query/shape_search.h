// Entries by the shape that they draw.
#pragma once

#include <cstdint>
#include <vector>

#include "compiler/model/diagram.h"
#include "patterndb/query/query.h"

namespace katachi::catalogue {

enum class ShapeRelation {
    // The entry draws the very shape: the same size, the same edges, the same cells, `?` like any other;
    // of anchors, the stones count.
    equal,
    // The query lies somewhere inside the entry's rectangle: every side that it draws as the board's edge
    // coincides with an edge that the entry draws (sides without one may lie anywhere), and on every cell
    //   query `?`      the entry has anything
    //   query `.`      the entry has an empty point, whatever its role: `.` `*` `,` `!`
    //   anything else  the entry has the same, an anchor being a stone of its colour
    contains,
};

struct ShapeQuery {
    compiler::Diagram diagram;
    ShapeRelation relation = ShapeRelation::contains;
    bool transforms = true;        // try the eight; else as drawn
    bool exchange_colours = true;  // try both; else as drawn
    EntryFilter filter = {};
    std::int64_t limit = -1;
};

// The query's diagram, its colours exchanged or not, then seen through `orientation`, lies with its upper
// left corner on `at` of the entry's diagram. The first such place of an entry: colours as drawn before
// exchanged, orientations in their order, then row by row.
struct ShapeMatch {
    EntrySummary entry;
    board::Orientation orientation = board::Orientation::identity;
    bool colours_exchanged = false;
    board::Offset at;
};

struct ShapeMatches {
    std::int64_t total = 0;
    std::vector<ShapeMatch> matches;  // as many as the limit allows, in the order of list_entries
};

ShapeMatches search_shape(const Catalogue& catalogue, const ShapeQuery& query);

}  // namespace katachi::catalogue
