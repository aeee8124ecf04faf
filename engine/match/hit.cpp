#include "engine/match/hit.h"

namespace katachi::match {

Match match_of(const PatternTables& tables, const Hit& hit) {
    const TableOrientation& shape = tables.orientations[hit.orientation];
    Match match;
    match.database = tables.patterns[shape.pattern].database;
    match.pattern = shape.pattern;
    match.colour = hit.colour;
    match.orientation = static_cast<board::Orientation>(shape.orientation);
    match.upper_left = corner_of(tables, hit);
    match.lower_right = match.upper_left + (shape.rows - 1) * board::stride + shape.columns - 1;
    if (shape.move_row != no_move) match.move = match.upper_left + shape.move_row * board::stride + shape.move_column;
    return match;
}

}  // namespace katachi::match
