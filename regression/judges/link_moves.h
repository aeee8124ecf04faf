// Moves that join or cut two strings: on the ways between them, and about the strings that stand in the way.
#pragma once

#include "regression/judges/doubted_moves.h"
#include "regression/judges/proof.h"

namespace katachi::regression {

void add_joins(const board::Board& board, const Contest& contest, DoubtedMoves& moves);
void add_cuts(const board::Board& board, const Contest& contest, DoubtedMoves& moves);
// The points of the shortest ways.
board::VertexSet points_between(const board::Board& board, const Contest& contest);

}  // namespace katachi::regression
