#include "joseki/corner_position.h"

#include <algorithm>
#include <utility>

#include "engine/board/turned_vertex.h"

namespace katachi {

Vertex mirrored_in_diagonal(Vertex vertex) { return turned(vertex, Orientation::transposed, max_board_size); }

CornerStones mirrored_in_diagonal(const CornerStones& stones) {
    CornerStones mirrored = stones;
    for (CornerStone& stone : mirrored) stone.vertex = static_cast<std::int16_t>(mirrored_in_diagonal(stone.vertex));
    std::sort(mirrored.begin(), mirrored.end());
    return mirrored;
}

bool CornerPosition::is_symmetric() const { return mirrored_in_diagonal(stones) == stones; }

CornerPosition corner_position(CornerStones stones) {
    std::sort(stones.begin(), stones.end());
    CornerStones other = mirrored_in_diagonal(stones);
    if (other < stones) return {.stones = std::move(other), .mirrored = true};
    return {.stones = std::move(stones), .mirrored = false};
}

CornerStones seen_by_opponent(CornerStones stones) {
    for (CornerStone& stone : stones) stone.own = !stone.own;
    return stones;
}

CornerStones stones_from_corner(const Position& position, Orientation orientation, Colour own) {
    const Orientation to_corner = inverse(orientation);
    CornerStones stones;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            const Colour colour = position.at(vertex);
            if (is_stone(colour))
                stones.push_back({static_cast<std::int16_t>(turned(vertex, to_corner, position.size)), colour == own});
        }
    std::sort(stones.begin(), stones.end());
    return stones;
}

Position board_of(const CornerStones& stones) {
    Position board;
    for (const CornerStone& stone : stones) board.put(stone.vertex, stone.own ? Colour::black : Colour::white);
    return board;
}

}  // namespace katachi
