#include "regression/judges/doubted_moves.h"

namespace katachi::regression {

using board::Board;
using board::Vertex;
using board::VertexSet;

VertexSet liberties_of(const Board& board, const VertexSet& strings, int most) {
    VertexSet liberties;
    for (const Vertex string : strings)
        if (board.liberties(string) <= most) liberties |= board.liberty_points(string);
    return liberties;
}

VertexSet second_liberties(const Board& board, Vertex string) {
    return (board.liberty_points(string).beside() & board.empty_points()) - board.liberty_points(string);
}

VertexSet strings_beside(const Board& board, const VertexSet& points, board::Colour colour) {
    VertexSet strings;
    for (const Vertex vertex : points.beside())
        if (board.at(vertex) == colour) strings.insert(board.origin(vertex));
    return strings;
}

}  // namespace katachi::regression
