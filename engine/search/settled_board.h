// Whether a board can be counted as it stands, by what playouts say of its points.
#pragma once

#include <array>

#include "engine/board/board.h"

namespace katachi::search {

// From here on playouts agree on the owner of a point.
constexpr float agreed_ownership = 0.5F;

// Most playouts give each point to the side to which the count without the dead stones gives it, and the count leaves
// to nobody no more points than counting::has_few_dame has it. A board of few stones is settled only where playouts
// agree on most owners. `ownership` as TreeSearch::ownership has it.
bool is_settled(const board::Board& board, const board::VertexSet& dead,
                const std::array<float, board::vertex_count>& ownership);

}  // namespace katachi::search
