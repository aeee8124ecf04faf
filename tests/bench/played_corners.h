// A library of corner openings as large as wanted, out of real games, and positions of other games to ask about.
#pragma once

#include <vector>

#include "compiler/template/template_builder.h"
#include "engine/board/board.h"

namespace katachi::bench {

// A position, the side to move and the other's last move.
struct AskedPosition {
    board::Position position;
    board::Colour own;
    board::Vertex last_move;
};

// What stood within 10 lines of a corner before each move there, seen by the side that moved; each content once. As
// many as there are in the games, up to `most`; none where the shared data are absent.
std::vector<compiler::Template> played_corners(std::size_t most);

// Every fifth position up to move 120 of the last games of the collection.
const std::vector<AskedPosition>& asked_positions();

}  // namespace katachi::bench
