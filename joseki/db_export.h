// Joseki moves as corner patterns (.db): an entry for each move, the corner at the upper right, the player to move
// drawn as O.
#pragma once

#include <cstdint>
#include <string>

#include "joseki/joseki_graph.h"

namespace katachi {

// By its share of the games that reached the position.
MoveClass class_by_share(double share);

// All moves that were played in at least `least_games` games or have a class, in the order in which a walk from the
// empty board by the most played moves first meets their positions. A move's rectangle is the rule's, or else that of
// stones and move with a margin.
std::string corner_patterns(const JosekiGraph& graph, std::int64_t least_games);

}  // namespace katachi
