// The plain matcher, straight from the model: what a pattern is said to match is what this file says,
// and every faster matcher is tested against it. Manual, chapter 9, for what cells, edges and symmetry mean.
#pragma once

#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi {

// Appends every place where `pattern`, turned to `orientation`, lies on the board with `own` as O. The
// database and pattern of the new matches stay 0. Eye shapes lie on eye spaces, not on boards:
// see eye_space.h.
void match_turned(const Pattern& pattern, Orientation orientation, const Position& position, Colour own,
                  std::vector<Match>& matches);

// Appends the matches of all patterns in all orientations that their symmetry asks for, by pattern.
void reference_match(const PatternDatabase& database, const Position& position, Colour own,
                     std::vector<Match>& matches);

}  // namespace katachi
