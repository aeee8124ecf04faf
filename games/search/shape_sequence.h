// Moves that are to follow once a shape stands: all moves within its rectangle, in their order. Moves elsewhere do not
// count, unless they take stones within the rectangle. In that case the sequence is over, and also if stones are set up
// in the rectangle.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/search/plain_scan.h"

namespace katachi::games {

// The moves are in the shape as it is given. The same point may come again: a ko, or a throw-in and its capture.
using ShapeSequence = std::vector<ShapeMove>;

struct SequenceError {
    std::string message;
};

// "X B2 O C1": a colour of the drawing and a point of its rectangle, A to the left, 1 at the bottom.
std::variant<ShapeSequence, SequenceError> read_sequence(std::string_view text, int rows, int columns);
// The same of what was read, in a shape of so many rows.
std::string sequence_text(const ShapeSequence& sequence, int rows);
// "B2", of its point alone.
std::string point_text(const ShapeMove& move, int rows);

class SequenceSearch {
  public:
    // `sequence` is not empty.
    SequenceSearch(const Shape& shape, const ShapeWays& ways, ShapeSequence sequence);

    // The hits that the sequence follows. Each is given as it stands after the sequence: it begins with the position
    // after the last move.
    std::vector<ShapeHit> followed(const std::vector<ShapeHit>& hits, const sgf::Game& game) const;

  private:
    class Walk;

    ShapeMoves moves_;
    int rows_, columns_;
    ShapeSequence sequence_;
};

}  // namespace katachi::games
