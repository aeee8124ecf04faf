#include "engine/reading/string_liberties.h"

#include "engine/board/strings_among.h"

namespace katachi::reading {

board::VertexSet liberties_of_strings(const board::Board& board, const board::VertexSet& stones, int most) {
    board::VertexSet liberties;
    board::each_string(board, stones, [&](board::Vertex string) {
        if (board.liberties(string) <= most) liberties |= board.liberty_points(string);
    });
    return liberties;
}

board::VertexSet strings_around(const board::Board& board, const board::VertexSet& strings) {
    board::VertexSet around;
    for (const board::Vertex string : strings) around |= board.adjacent_strings(string);
    return around;
}

board::VertexSet strings_with_common_liberty(const board::Board& board, board::Vertex vertex, board::Colour colour) {
    board::VertexSet found = board::origins_of(board, board.liberty_points(vertex).beside() & board.stones(colour));
    found.remove(board.origin(vertex));
    return found;
}

}  // namespace katachi::reading
