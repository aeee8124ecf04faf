// Whether a board can be counted as it stands, by what playouts say of its points.
#pragma once

#include <array>

#include "engine/board/board.h"

namespace katachi::search {

// Playouts agree from here on who owns a point.
constexpr float agreed_ownership = 0.5F;

// Whether a board has few stones, and playouts agree on the owners of less than half of it: there they may favour a
// side at every point and be sure of none. `ownership` as TreeSearch::ownership has it.
bool is_bare(const board::Board& board, const std::array<float, board::vertex_count>& ownership);

// Most playouts give each point to the side to which the count without the dead stones gives it, and the count leaves
// to nobody no more points than counting::has_few_dame has it. A bare board is not settled.
bool is_settled(const board::Board& board, const board::VertexSet& dead,
                const std::array<float, board::vertex_count>& ownership);

}  // namespace katachi::search
