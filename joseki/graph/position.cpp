#include "joseki/graph/position.h"

#include <algorithm>
#include <utility>

#include "engine/board/turned_vertex.h"

namespace katachi {

JosekiStones turned(const JosekiStones& stones, Orientation orientation) {
    JosekiStones result = stones;
    for (JosekiStone& stone : result)
        stone.vertex = static_cast<std::int16_t>(turned(stone.vertex, orientation, max_board_size));
    std::sort(result.begin(), result.end());
    return result;
}

NormalForm normal_form(const JosekiStones& stones) {
    NormalForm least{.stones = turned(stones, Orientation::identity)};
    for (const Orientation orientation : all_orientations) {
        JosekiStones drawing = turned(stones, orientation);
        if (drawing < least.stones) least = {std::move(drawing), orientation};
    }
    return least;
}

std::vector<Orientation> symmetries(const JosekiStones& stones) {
    std::vector<Orientation> found;
    for (const Orientation orientation : all_orientations)
        if (turned(stones, orientation) == stones) found.push_back(orientation);
    return found;
}

Vertex normal_move(const JosekiStones& stones, Vertex move) {
    Vertex least = move;
    for (const Orientation orientation : symmetries(stones))
        least = std::min(least, turned(move, orientation, max_board_size));
    return least;
}

Orientation orientation_of_move(const NormalForm& form, Vertex move) {
    const Vertex drawn = turned(move, form.orientation, max_board_size);
    const Vertex least = normal_move(form.stones, drawn);
    for (const Orientation orientation : symmetries(form.stones))
        if (turned(drawn, orientation, max_board_size) == least) return composed(form.orientation, orientation);
    return form.orientation;
}

JosekiStones seen_by_opponent(JosekiStones stones) {
    for (JosekiStone& stone : stones) stone.own = !stone.own;
    return stones;
}

JosekiStones joseki_stones(const Position& position, Colour own) {
    JosekiStones stones;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            const Colour colour = position.at(vertex);
            if (is_stone(colour)) stones.push_back({static_cast<std::int16_t>(vertex), colour == own});
        }
    return stones;
}

Position board_of(const JosekiStones& stones, Colour to_move) {
    Position board;
    for (const JosekiStone& stone : stones) board.put(stone.vertex, stone.own ? to_move : opponent(to_move));
    return board;
}

}  // namespace katachi
