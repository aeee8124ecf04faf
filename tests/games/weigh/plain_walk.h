// The truth about what became of patterns in games, written to be read: asks the reference matcher in every position,
// and looks ahead from where a pattern begins to match.
#pragma once

#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/sgf/game.h"
#include "games/weigh/pattern_placement.h"

namespace katachi::games {

// Patterns are numbered as tables that are built from the databases number them.
std::vector<PatternPlacement> plain_placements(const std::vector<compiler::PatternDatabase>& databases,
                                               const sgf::Game& game);

}  // namespace katachi::games
