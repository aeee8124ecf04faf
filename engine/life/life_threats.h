// What two moves in a row would do to a dragon: whether a move of a side is a threat to kill it, or to save it.
#pragma once

#include "engine/life/life_reader.h"

namespace katachi::life {

struct LifeThreat {
    board::Vertex first = board::pass_vertex;
    LifeAnswer second;  // what the side then gets with another move; fails where no first move helps
    // Whether that was read to its end and, where there may be more to get, what follows all other first moves.
    bool is_read_out = true;

    bool is_one() const { return second.succeeds(); }
};

// The move in the goal's region after which `side` gets most. Among equals the move that the reader answers with comes
// first, then the upper left one. Each is read with the limits of the reader. The board is the same afterwards.
LifeThreat threaten(LifeReader& reader, board::Board& board, const DragonGoal& goal, board::Colour side);

}  // namespace katachi::life
