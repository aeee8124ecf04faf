// Tells which patterns match at the same places, whichever of the eight ways they are drawn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

// What is drawn on the points of a rectangle; points without a mark are equal in all shapes.
struct Shape {
    struct Mark {
        char cell;
        board::Offset at;
    };

    int rows = 0;
    int columns = 0;
    DrawnEdges edges;
    std::vector<Mark> marks;
};

// The shape is that of the diagram, or of the stones and the move of a whole-board entry. An anchor is another cell
// than a stone: it may say which of the drawn dragons is meant.
Shape shape_of(const Pattern& pattern);

// Equal for shapes that a transform makes equal, and for hardly any others.
std::uint64_t shape_hash(const Shape& shape);

// Equal for entries that match at the same places under the same conditions: the shape, the classes that are
// conditions, the constraint with points in place of its labels, and the conditions of playout weights.
std::string match_key(const Pattern& pattern);

}  // namespace katachi::compiler
