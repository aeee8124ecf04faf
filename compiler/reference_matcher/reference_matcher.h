// The plain matcher, straight from the model: what a pattern is said to match is what this file says,
// and every faster matcher is tested against it. Manual, chapter 9, for what cells, edges and symmetry mean.
#pragma once

#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi::compiler {

// Appends every place where `pattern`, turned to `orientation`, lies on the board with `own` as O. The
// database and pattern of the new matches stay 0. Eye shapes lie on eye spaces, not on boards:
// see eye_space.h.
void match_turned(const Pattern& pattern, board::Orientation orientation, const board::Position& position,
                  board::Colour own, std::vector<match::Match>& matches);

// Appends the matches of all patterns in all orientations that their symmetry asks for, by pattern.
void reference_match(const PatternDatabase& database, const board::Position& position, board::Colour own,
                     std::vector<match::Match>& matches);

}  // namespace katachi::compiler
