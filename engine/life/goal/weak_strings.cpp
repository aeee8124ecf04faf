#include "engine/life/goal/weak_strings.h"

namespace katachi::life {

namespace {

constexpr int weak_liberties = 2;

}  // namespace

board::VertexSet weak_string_liberties(const board::Board& board, const board::VertexSet& stones) {
    board::VertexSet liberties;
    for (board::VertexSet left = stones; !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        if (board.liberties(string) <= weak_liberties) liberties |= board.liberty_points(string);
    }
    return liberties;
}

}  // namespace katachi::life
