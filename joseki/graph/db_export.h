// Joseki moves as corner patterns (.db): an entry for each move, the corner at the upper right, the player to move
// drawn as O.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// The class of a move by its share of the games that reached the position.
MoveClass class_by_share(double share);

// The class of a move as stated. Without a statement it is urgent where the mover must not play elsewhere, minor where
// the opponent may play elsewhere afterwards, and lesser where the position after it is good for the opponent.
// Otherwise the games decide.
MoveClass class_of(const Graph& graph, const Edge& edge);

// All moves except tenuki that were played in at least `least_games` games or have a class. Moves from the empty board
// on come first, the most played ones before others; then moves after positions that were set up. Positions that fill
// more than a corner make no pattern.
std::vector<EdgeIndex> corner_moves(const Graph& graph, std::int64_t least_games);

// An entry for each of `moves`, in their order. The rectangle of a move is that of its rule, or else the stones and the
// move with a margin.
std::string corner_patterns(const Graph& graph, std::span<const EdgeIndex> moves);

}  // namespace katachi::joseki
