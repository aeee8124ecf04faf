// The lives of groups that a move decides, as far as reading sees.
#pragma once

#include <vector>

#include "engine/life/life_reader.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

struct DecidedLife {
    board::Colour colour = board::Colour::empty;  // of the group: the mover saves his own and kills his opponent's
    board::VertexSet stones;
    bool is_saved = false;
    reading::TacticalCode code = reading::TacticalCode::win;  // for the mover
    life::Certainty certainty = life::Certainty::proved;      // of the less certain of the two answers; never open
};

// The groups in whose room a move of `side` lies, the largest first: those that the move kills and that live where
// their own side moves first, and those that it saves and that die where the opponent does. A group whose way out is
// long is not asked about, and nothing is told where reading comes to no end. Throws FileError where a string has no
// liberty.
std::vector<DecidedLife> decided_lives(const AskedPosition& asked, board::Colour side, board::Vertex move);

}  // namespace katachi::authoring
