// What is won or lost besides where a string is attacked or defended: for the codes GAIN and LOSS of GNU Go's manual,
// chapter 11.1.2, which stand beside the answer here and not in its place.
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::reading {

// Strings by their origins as the board stands before the first move; pass_vertex where there is none. Of several
// strings it is the largest, of these the first.
struct Exchange {
    // The question fails, but the attempt captures this string of the opponent. Of an attack it is a string near the
    // target that is safe by itself, where one of the two can be captured. Of a defence it surrounds the target.
    board::Vertex gain = board::pass_vertex;
    // The question works, but the opponent then captures this other string of the side. Of an attack it surrounds the
    // target, of a defence it is near the target.
    board::Vertex loss = board::pass_vertex;
};

// The largest of `strings`, of `side`, that the opponent captures after the move, which may be a pass; pass_vertex
// where he captures none of them, or where the move is not legal. The board is the same afterwards.
board::Vertex lost_after(Tactics& tactics, board::Board& board, board::Colour side, board::Vertex move,
                         const board::VertexSet& strings);

// The largest of `strings` that the opponent captures if he begins; pass_vertex where he captures none of them.
board::Vertex largest_captured(Tactics& tactics, board::Board& board, const board::VertexSet& strings);

// The exchanges of what `tactics` answers to attack and to defend. The board is the same afterwards.
Exchange exchange_of_attack(Tactics& tactics, board::Board& board, board::Vertex string);
Exchange exchange_of_defence(Tactics& tactics, board::Board& board, board::Vertex string);

}  // namespace katachi::reading
