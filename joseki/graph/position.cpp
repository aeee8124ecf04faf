#include "joseki/graph/position.h"

#include <algorithm>
#include <utility>

#include "engine/board/turned_vertex.h"

namespace katachi::joseki {

JosekiStones turned(const JosekiStones& stones, board::Orientation orientation) {
    JosekiStones result = stones;
    for (JosekiStone& stone : result)
        stone.vertex = static_cast<std::int16_t>(board::turned(stone.vertex, orientation, board::max_board_size));
    std::sort(result.begin(), result.end());
    return result;
}

NormalForm normal_form(const JosekiStones& stones) {
    NormalForm least{.stones = turned(stones, board::Orientation::identity)};
    for (const board::Orientation orientation : board::all_orientations) {
        JosekiStones drawing = turned(stones, orientation);
        if (drawing < least.stones) least = {std::move(drawing), orientation};
    }
    return least;
}

std::vector<board::Orientation> symmetries(const JosekiStones& stones) {
    std::vector<board::Orientation> found;
    for (const board::Orientation orientation : board::all_orientations)
        if (turned(stones, orientation) == stones) found.push_back(orientation);
    return found;
}

board::Vertex normal_move(const JosekiStones& stones, board::Vertex move) {
    board::Vertex least = move;
    for (const board::Orientation orientation : symmetries(stones))
        least = std::min(least, board::turned(move, orientation, board::max_board_size));
    return least;
}

board::Orientation orientation_of_move(const NormalForm& form, board::Vertex move) {
    const board::Vertex drawn = board::turned(move, form.orientation, board::max_board_size);
    const board::Vertex least = normal_move(form.stones, drawn);
    for (const board::Orientation orientation : symmetries(form.stones))
        if (board::turned(drawn, orientation, board::max_board_size) == least)
            return board::composed(form.orientation, orientation);
    return form.orientation;
}

JosekiStones seen_by_opponent(JosekiStones stones) {
    for (JosekiStone& stone : stones) stone.own = !stone.own;
    return stones;
}

JosekiStones joseki_stones(const board::Position& position, board::Colour own) {
    JosekiStones stones;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour colour = position.at(vertex);
            if (board::is_stone(colour)) stones.push_back({static_cast<std::int16_t>(vertex), colour == own});
        }
    return stones;
}

board::Position board_of(const JosekiStones& stones, board::Colour to_move) {
    board::Position board;
    for (const JosekiStone& stone : stones) board.put(stone.vertex, stone.own ? to_move : board::opponent(to_move));
    return board;
}

}  // namespace katachi::joseki
