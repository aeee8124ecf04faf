// Where a move is played, for people and programs; GTP alone says PASS.
#pragma once

#include <string>

#include "engine/board/vertex.h"

namespace katachi::board {

// "Q16", or "pass"
inline std::string move_name(Vertex move, int size) { return move == pass_vertex ? "pass" : vertex_name(move, size); }

}  // namespace katachi::board
