// Constraints straight from their trees, for one match: the plain truth that compiled programs are tested against.
#pragma once

#include <optional>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/match.h"

namespace katachi {

// The place of a pattern on a board.
class PlacedPattern {
  public:
    // Both must outlive it.
    PlacedPattern(const Pattern& pattern, const Match& match) : pattern_(pattern), match_(match) {}

    const Pattern& pattern() const { return pattern_; }
    Colour own() const { return match_.colour; }
    Vertex on_board(Offset point) const;
    // The points that the arguments of a call name, pass_vertex for `?`; nothing where one names none.
    std::optional<std::vector<Vertex>> arguments(const Expression& call) const;

  private:
    const Pattern& pattern_;
    const Match& match_;
};

// Undecided too where an expression has no meaning: an unknown name, a call with too few points.
Value interpret(const Expression& expression, const PlacedPattern& placed, Analysis& analysis);

// The one step: what `op` makes of values that are known already.
Value apply(Operator op, Value a, Value b);

}  // namespace katachi
