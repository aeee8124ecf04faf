#include "engine/reading/reading_zone.h"

#include "engine/board/strings_among.h"

namespace katachi::reading {

namespace {

// More than goals ever tell apart, of strings that they do not think of playing beside.
constexpr int many_liberties = 7;

// The strings that stand on the points, and the empty ones of these.
board::VertexSet with_whole_strings(const board::Board& board, const board::VertexSet& points) {
    const board::VertexSet stones = board.stones(board::Colour::black) | board.stones(board::Colour::white);
    return (points & board.empty_points()) | board::whole_strings(board, points & stones);
}

// So much of the string of the stone, from there on, as shows that it has many liberties.
board::VertexSet with_many_liberties(const board::Board& board, board::Vertex stone) {
    const board::VertexSet all = board.string_stones(stone) | board.liberty_points(stone);
    board::VertexSet result = board::VertexSet::of(stone);
    while ((result & board.empty_points()).count() < many_liberties)
        result |= (result - board.empty_points()).beside() & all;
    return result;
}

}  // namespace

board::VertexSet reading_zone(const board::Board& board, const LookedAt& looked_at, int sight) {
    board::VertexSet zone = with_whole_strings(board, looked_at.centres);
    for (int step = 0; step < sight; ++step) {
        if (step + 1 == sight) zone |= with_whole_strings(board, looked_at.played - zone);
        zone |= with_whole_strings(board, zone.beside() - zone);
    }
    const board::VertexSet around = zone.beside() - zone;
    zone |= around & board.empty_points();
    board::VertexSet whole;  // strings, whichever of their stones is looked at
    for (const board::Vertex vertex : around - board.empty_points()) {
        if (!board.on_board(vertex) || whole.contains(vertex)) continue;
        if (board.liberties(vertex) >= many_liberties) {
            zone |= with_many_liberties(board, vertex);
            continue;
        }
        whole |= board.string_stones(vertex);
        zone |= board.string_stones(vertex) | board.liberty_points(vertex);
    }
    return zone;
}

}  // namespace katachi::reading
