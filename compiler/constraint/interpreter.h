// Constraints straight from their trees, for one match: the plain truth that compiled programs are tested against.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/match.h"

namespace katachi::compiler {

// The place of a pattern on a board.
class PlacedPattern {
  public:
    // Both must outlive it.
    PlacedPattern(const Pattern& pattern, const match::Match& match) : pattern_(pattern), match_(match) {}

    const Pattern& pattern() const { return pattern_; }
    board::Colour own() const { return match_.colour; }
    board::Vertex move() const { return match_.move; }
    board::Orientation orientation() const { return match_.orientation; }
    board::Vertex on_board(board::Offset point) const;
    // The points that the arguments of a call without a fault name, pass_vertex for `?`.
    std::vector<board::Vertex> arguments(const Expression& call) const;

  private:
    const Pattern& pattern_;
    const match::Match& match_;
};

// Whether some part has no meaning: a name that stands for nothing, a number that no float comes near, a call with
// another number of points or more than any can have, a label that no point bears, a pass outside a line of play. A
// call of a function that the registry lacks is no fault.
bool has_fault(const Expression& expression, const Pattern& pattern);

// Undecided as a whole where it has a fault.
match::Value interpret(const Expression& expression, const PlacedPattern& placed, match::Analysis& analysis);

}  // namespace katachi::compiler
