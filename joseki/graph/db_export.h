// Joseki moves as corner patterns (.db): an entry for each move, the corner at the upper right, the player to move
// drawn as O.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// By its share of the games that reached the position.
MoveClass class_by_share(double share);

// As stated; or else urgent where the mover must not play elsewhere, minor where the opponent may do so afterwards,
// lesser where the position after it is good for the opponent, and otherwise by the games.
MoveClass class_of(const Graph& graph, const Edge& edge);

// All moves, but for tenuki, that were played in at least `least_games` games or have a class: from the empty board on
// by the most played moves first, then what follows positions that were set up. Of positions that fill more than a
// corner no pattern is made.
std::vector<EdgeIndex> corner_moves(const Graph& graph, std::int64_t least_games);

// An entry for each of them, in this order. A move's rectangle is the rule's, or else that of stones and move with a
// margin.
std::string corner_patterns(const Graph& graph, std::span<const EdgeIndex> moves);

}  // namespace katachi::joseki
