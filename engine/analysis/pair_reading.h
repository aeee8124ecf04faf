// Questions about two strings of one colour that are not the same, with each of them read alone first.
#pragma once

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi {

// As Tactics::attack_either. Often one of them falls alone, and that takes fewer nodes to find than reading both.
TacticalAnswer attack_on_either(Tactics& tactics, Board& board, Vertex a, Vertex b);

// As Tactics::defend_both. Attacks on one string alone are read more deeply than those on two: they may refute what
// seems to save both.
TacticalAnswer defence_of_both(Tactics& tactics, Board& board, Vertex a, Vertex b);

}  // namespace katachi
