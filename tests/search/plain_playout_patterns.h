// Playouts and searches without knowledge: every move weighs the same.
#pragma once

#include <memory>

#include "engine/match/playout_patterns.h"
#include "engine/moves/move_knowledge.h"

namespace katachi::search {

match::PlayoutPatterns plain_playout_patterns();
std::unique_ptr<moves::MoveKnowledge> no_knowledge();

}  // namespace katachi::search
