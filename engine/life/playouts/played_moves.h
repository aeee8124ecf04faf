// What playouts say of the moves of who moves first.
#pragma once

#include <vector>

#include "engine/board/vertex.h"

namespace katachi::life {

struct PlayedMove {
    board::Vertex vertex = board::pass_vertex;
    int playouts = 0;
    int wins = 0;  // of the side that moves

    double share() const { return playouts == 0 ? 0 : static_cast<double>(wins) / playouts; }
};

// Whether the side gets what it wants, where eyes say that it does not. The move that was played most often comes
// first. (DESIGN.md tells how the bounds were found.)
bool give_hope(const std::vector<PlayedMove>& played, bool is_attack);

// The move that was played most often, where it went far better than `told`, else `told`. Never a pass instead of one.
board::Vertex better_move(const std::vector<PlayedMove>& played, board::Vertex told);

}  // namespace katachi::life
