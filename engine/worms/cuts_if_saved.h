// The cuts that a string in danger makes once it is saved (GNU Go's manual, chapter 7.1, cutstone2).
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::worms {

struct NewCuts {
    int count = 0;
    bool is_settled = true;  // as TacticalAnswer::is_settled, of all of them
};

// Counts the cuts that a string makes only once `defence` has saved it, since a string that can be captured keeps
// nobody apart. A cut is a corner of the string between two stones of the opponent, with an empty point diagonally
// across. After `defence` the strings of these two stones can be kept apart, or the move takes one of them.
NewCuts cuts_if_saved(board::Board& board, reading::Tactics& tactics, board::Vertex string, board::Vertex defence);

}  // namespace katachi::worms
