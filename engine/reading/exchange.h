// What is won or lost besides where a string is attacked or defended: for the codes GAIN and LOSS of GNU Go's manual,
// chapter 11.1.2, which stand beside the answer here and not in its place.
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::reading {

// Strings by their origins as the board stands before the first move; pass_vertex where there is none. Of several
// strings it is the largest, of these the first.
struct Exchange {
    // It fails, but a string of the opponent is captured in trying: of an attack, one near the string that is safe by
    // itself, where one of the two can be captured; of a defence, one that surrounds the string.
    board::Vertex gain = board::pass_vertex;
    // It works, but the opponent, to move after it, can capture this other string of the side: of an attack, one that
    // surrounds the string; of a defence, one near it.
    board::Vertex loss = board::pass_vertex;
};

// Of what `tactics` answers to attack and to defend. The board is the same afterwards.
Exchange exchange_of_attack(Tactics& tactics, board::Board& board, board::Vertex string);
Exchange exchange_of_defence(Tactics& tactics, board::Board& board, board::Vertex string);

}  // namespace katachi::reading
