// The cuts that a string in danger makes once it is saved (GNU Go's manual, chapter 7.1, cutstone2).
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::worms {

struct NewCuts {
    int count = 0;
    bool is_settled = true;  // as TacticalAnswer::is_settled, of all of them
};

// How many corners of the string lie between two stones of the opponent, the point across from it being empty, whose
// strings can be kept apart once its owner has played `defence`, or one of which that move takes. A string that can
// be captured holds nobody apart: these are cuts that it does not make before.
NewCuts cuts_if_saved(board::Board& board, reading::Tactics& tactics, board::Vertex string, board::Vertex defence);

}  // namespace katachi::worms
