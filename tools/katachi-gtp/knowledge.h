// What the engine knows of moves before it searches.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match/pattern_tables.h"
#include "engine/moves/move_knowledge.h"

namespace katachi {

// All sources, those of patterns over `tables` and the shipped mined shapes, without the sources of these names; with
// the learned weights. The tables must stay. Each searching thread needs its own: sources keep what they work with.
std::unique_ptr<MoveKnowledge> new_knowledge(const PatternTables& tables, const std::vector<std::string>& without);

// By name.
std::vector<std::string> source_names();

}  // namespace katachi
