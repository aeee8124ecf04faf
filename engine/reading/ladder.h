// Ladders: a string taken by atari after atari, however far it runs. The attacker plays only on its liberties; the
// defender extends, or takes stones that chase it.
#pragma once

#include <cstdint>

#include "engine/board/board.h"

namespace katachi {

struct LadderAnswer {
    bool works = false;         // whoever wins kos
    bool is_settled = true;     // false where the limit of nodes was hit
    bool met_ko = false;        // without that ko, a ladder that fails might work
    Vertex move = pass_vertex;  // the first atari, where it works
    std::uint64_t nodes = 0;
    VertexSet points = {};  // played on, by either
};

// The opponent of the string at `target`, of one liberty or two, moves first. The board is the same afterwards.
LadderAnswer read_ladder(Board& board, Vertex target, std::uint64_t node_limit);

// The string at `target`, of one liberty, moves first: `works` where it is taken all the same. There is no `move`.
LadderAnswer read_ladder_after_atari(Board& board, Vertex target, std::uint64_t node_limit);

}  // namespace katachi
