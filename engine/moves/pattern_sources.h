// Sources of moves over compiled patterns. The tables must stay.
#pragma once

#include <memory>
#include <vector>

#include "engine/match/tables/pattern_tables.h"
#include "engine/moves/sources/move_source.h"
#include "engine/moves/sources/pattern_hits.h"

namespace katachi::moves {

constexpr const char* mined_shapes = "shapes";  // the name of their source

using MoveSources = std::vector<std::unique_ptr<MoveSource>>;

// Shapes mined from games, whose values are their learned worths.
void add_shapes(MoveSources& sources, const match::PatternTables& shapes);
// Patterns as far as their shape settles that they hold: of the middle game, of the endgame, joseki, openings, joseki
// and openings where something else stands around them, and warnings.
void add_patterns(MoveSources& sources, const std::shared_ptr<PatternHits>& patterns);
// Patterns whose constraints must be asked, and actions.
void add_judged_patterns(MoveSources& sources, const std::shared_ptr<PatternHits>& patterns);

// All that the engine knows: the default ones, these, and tactics.
MoveSources all_sources(const match::PatternTables& shapes, const match::PatternTables& patterns);

}  // namespace katachi::moves
