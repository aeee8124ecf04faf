// Questions about two strings of one colour that are not the same, with each of them read alone first.
#pragma once

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::analysis {

// This answers as Tactics::attack_either does. Often one of them falls alone, and that takes fewer nodes to find than
// reading both.
reading::TacticalAnswer attack_on_either(reading::Tactics& tactics, board::Board& board, board::Vertex a,
                                         board::Vertex b);

// This answers as Tactics::defend_both does. Attacks on one string alone are read more deeply than those on two: they
// may refute what seems to save both.
reading::TacticalAnswer defence_of_both(reading::Tactics& tactics, board::Board& board, board::Vertex a,
                                        board::Vertex b);

}  // namespace katachi::analysis
