// Ladders: a string taken by atari after atari, however far it runs. The attacker plays only on its liberties; the
// defender extends, or takes stones that chase it.
#pragma once

#include <cstdint>

#include "engine/board/board.h"

namespace katachi::reading {

struct LadderAnswer {
    bool works = false;                       // whoever wins kos
    bool is_settled = true;                   // false where the limit of nodes was hit
    bool met_ko = false;                      // without that ko, a ladder that fails might work
    board::Vertex move = board::pass_vertex;  // the first atari, where it works
    std::uint64_t nodes = 0;
    board::VertexSet points = {};  // played on, by either
};

// The opponent of the string at `target`, of one liberty or two, moves first. The board is the same afterwards.
LadderAnswer read_ladder(board::Board& board, board::Vertex target, std::uint64_t node_limit);

// The string at `target`, of one liberty, moves first: `works` where it is taken all the same. There is no `move`.
LadderAnswer read_ladder_after_atari(board::Board& board, board::Vertex target, std::uint64_t node_limit);

}  // namespace katachi::reading
