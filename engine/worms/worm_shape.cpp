#include "engine/worms/worm_shape.h"

#include <algorithm>

#include "engine/board/board_points.h"
#include "engine/board/distance.h"
#include "engine/board/joined_points.h"
#include "engine/worms/liberties_of_order.h"

namespace katachi::worms {

int genus(const board::Board& board, board::Vertex string) {
    board::VertexSet rest = board::points_of(board) - board.string_stones(string);
    int parts = 0;
    for (; !rest.empty(); ++parts) rest -= board::joined_points(board::VertexSet::of(rest.first()), rest);
    return std::max(parts - 1, 0);
}

Cutting cutting(const board::Board& board, board::Vertex string) {
    Cutting found = Cutting::no;
    const board::VertexSet beside = board.adjacent_strings(string);
    for (const board::Vertex a : beside)
        for (const board::Vertex b : beside) {
            if (a >= b) continue;
            const int common = (board.liberty_points(a) & board.liberty_points(b)).count();
            if (common == 0) return Cutting::cuts;
            if (common == 1) found = Cutting::may_cut;
        }
    return found;
}

bool is_enclosed(const board::Board& board, board::Vertex string) {
    const board::VertexSet& liberties = board.liberty_points(string);
    const bool is_at_edge = std::any_of(liberties.begin(), liberties.end(), [&](board::Vertex liberty) {
        return board::lines_to_edge(liberty, board.size()) == 0;
    });
    if (is_at_edge || !liberties_of_order(board, string, 2).empty()) return false;
    const board::VertexSet space =
        board::joined_points(board.string_stones(string), board.empty_points() | board.string_stones(string));
    return (space.beside() & (board.stones(board.at(string)) - space)).empty();
}

}  // namespace katachi::worms
