// Moves that a drawing numbers. A digit stands on the point of its move, which is empty before, 0 for move 10; lines
// below the drawing tell of moves that have no digit: "4 at 1" where move 1 was, "11 at C2" on a point of the shape.
//
// Odd numbers are Black's, even ones White's. A number that is missing was played elsewhere.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "compiler/model/diagram.h"
#include "games/search/shape_sequence.h"

namespace katachi::games {

// Whether a line tells of a move, so that it is no row of a drawing.
bool tells_numbered_move(std::string_view line);

// The numbered moves in the order of their numbers; none if the drawing has none. Takes the digits out of the cells of
// the diagram.
std::variant<ShapeSequence, SequenceError> take_numbered_moves(compiler::Diagram& diagram,
                                                               const std::vector<std::string_view>& lines);

}  // namespace katachi::games
