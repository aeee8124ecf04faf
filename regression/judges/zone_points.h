// Points of zones, and what stands on them.
#pragma once

#include <vector>

#include "regression/judges/proof.h"

namespace katachi::regression {

// The points of the board that touch one of them.
board::VertexSet around(const board::Board& board, const board::VertexSet& points);

// A stone of each string of the colour that has one there.
std::vector<board::Vertex> strings_in(const board::Board& board, const board::VertexSet& points, board::Colour colour);

void close_under_strings(const board::Board& board, board::Colour colour, board::VertexSet& zone);

// What stands on the zone becomes the contents of the claim.
void fill_contents(const board::Board& board, const board::VertexSet& zone, Claim& claim);

// This is the point where a ko forbids the side to move to play, as the contest has it.
board::Vertex ban_of(const board::Board& board, const Contest& contest, board::Colour to_move);

// Liberties of strings that have so many of them at most.
board::VertexSet liberties_of(const board::Board& board, const board::VertexSet& strings, int most);
// The empty points behind its liberties.
board::VertexSet second_liberties(const board::Board& board, board::Vertex string);
// The origins of the strings of a colour that touch the points.
board::VertexSet strings_beside(const board::Board& board, const board::VertexSet& points, board::Colour colour);

}  // namespace katachi::regression
